import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { TimeKind } from '../../../../domain/office/line-of-time.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../../parts/office/office-data.ts';
import { requestedKind, type Time } from '../../../parts/office/time/time-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type MuseumPage = CallOutput<'BackOfficeController', 'getMuseumPage'>;
export type MuseumStory = { museum: MuseumPage; time: Time; kind: TimeKind | null };
/** Null: no such museum. */
export type MuseumData = { story: MuseumStory | null };

export function loadMuseumPage(
  read: ReadFromServer,
  match: PathMatch,
): Promise<OfficeData<MuseumData>> {
  return loadOffice(read, readMuseum(read, match));
}

export async function readMuseum(
  read: ReadFromServer,
  { params, search }: PathMatch,
): Promise<MuseumData> {
  const id = params.id ?? '';
  const kind = requestedKind(search);
  const filter = kind ? { kind } : {};
  const story = await unlessMissing(async () => ({
    museum: await read('BackOfficeController', 'getMuseumPage', { id }),
    time: await read('BackOfficeController', 'getTimeOfMuseum', { id, ...filter }),
    kind,
  }));
  return { story };
}
