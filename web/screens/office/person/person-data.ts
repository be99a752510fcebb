import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { TimeKind } from '../../../../domain/office/line-of-time.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../../parts/office/office-data.ts';
import { requestedKind, type Time } from '../../../parts/office/time/time-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

type Person = CallOutput<'BackOfficeController', 'getPerson'>;
export type PersonStory = { person: Person; time: Time; kind: TimeKind | null };
/** Null: no such person. */
export type PersonData = { story: PersonStory | null };

export function loadPerson(
  read: ReadFromServer,
  match: PathMatch,
): Promise<OfficeData<PersonData>> {
  return loadOffice(read, readPerson(read, match));
}

export async function readPerson(
  read: ReadFromServer,
  { params, search }: PathMatch,
): Promise<PersonData> {
  const id = params.id ?? '';
  const kind = requestedKind(search);
  const filter = kind ? { kind } : {};
  const story = await unlessMissing(async () => ({
    person: await read('BackOfficeController', 'getPerson', { id }),
    time: await read('BackOfficeController', 'getTimeOfPerson', { id, ...filter }),
    kind,
  }));
  return { story };
}
