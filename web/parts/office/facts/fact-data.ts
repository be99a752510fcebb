import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import type { DatedFact } from '../../../../domain/scheme/fact-topics.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import { loadOffice, type OfficeData } from '../office-data.ts';

export type FactList = CallOutput<'BackOfficeController', 'getSchemeFacts'>;
export type ListedFact = DatedFact & Pick<FactList['facts'][number], 'planned'>;

export function loadFacts(read: ReadFromServer): Promise<OfficeData<FactList>> {
  return loadOffice(read, readFacts(read));
}

export function readFacts(read: ReadFromServer): Promise<FactList> {
  return read('BackOfficeController', 'getSchemeFacts', {});
}

/** Facts in the form that the rules use. */
export function factsOf({ facts }: FactList): ListedFact[] {
  return facts.map(({ fact, from, until, planned }) => ({
    ...fact,
    from: localDate(from),
    until: until === null ? null : localDate(until),
    planned,
  }));
}
