import type { CallOutput } from '../../../contract/controllers.ts';
import { TIME_KINDS, type TimeKind } from '../../../domain/office/line-of-time.ts';
import { loadOffice, type OfficeData } from '../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { PathMatch } from '../../platform/route.ts';

type Person = CallOutput<'BackOfficeController', 'getPerson'>;
export type Time = CallOutput<'BackOfficeController', 'getTimeOfPerson'>;
export type PersonStory = { person: Person; time: Time; kind: TimeKind | null };
/** Null: nobody has this id. */
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
  const asked = new URLSearchParams(search).get('laji');
  const kind = TIME_KINDS.find((one) => one === asked) ?? null;
  try {
    const person = await read('BackOfficeController', 'getPerson', { id });
    const filter = kind ? { kind } : {};
    const time = await read('BackOfficeController', 'getTimeOfPerson', { id, ...filter });
    return { story: { person, time, kind } };
  } catch (error) {
    if ([400, 404].includes((error as { status?: number }).status ?? 0)) return { story: null };
    throw error;
  }
}
