import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../office-data.ts';

export type MuseumToEdit = CallOutput<'BackOfficeController', 'getMuseumFacts'>;
/** Null: no such museum. */
export type EditData = { museum: MuseumToEdit | null };

export function readMuseumFacts(read: ReadFromServer, id: string): Promise<MuseumToEdit> {
  return read('BackOfficeController', 'getMuseumFacts', { id });
}

export function loadMuseumEdit(
  read: ReadFromServer,
  { params }: PathMatch,
): Promise<OfficeData<EditData>> {
  const museum = unlessMissing(() => readMuseumFacts(read, params.id ?? ''));
  return loadOffice(
    read,
    museum.then((found) => ({ museum: found })),
  );
}

export function loadNewMuseum(read: ReadFromServer): Promise<OfficeData<MuseumToEdit>> {
  return loadOffice(read, read('BackOfficeController', 'getMuseumFacts', {}));
}
