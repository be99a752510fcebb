import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type ViewedPage = CallOutput<'BackOfficeController', 'viewAsPerson'>;
/** Null: no such person. */
export type ViewData = { viewed: ViewedPage | null };

export function loadView(
  read: ReadFromServer,
  { params }: PathMatch,
): Promise<OfficeData<ViewData>> {
  return loadOffice(read, readView(read, params.id ?? ''));
}

async function readView(read: ReadFromServer, id: string): Promise<ViewData> {
  const viewed = await unlessMissing(() => read('BackOfficeController', 'viewAsPerson', { id }));
  return { viewed };
}
