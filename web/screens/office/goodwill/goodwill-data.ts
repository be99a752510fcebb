import type { CallInput, CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { texts as fi } from '../../../texts/fi/office-goodwill.ts';

export type GoodwillTexts = typeof fi;
export type GoodwillPage = CallOutput<'BackOfficeController', 'getGoodwillRuns'>;
export type Run = GoodwillPage['runs'][number];
export type Counted = CallOutput<'BackOfficeController', 'countGoodwill'>;
export type Wanted = CallInput<'BackOfficeController', 'countGoodwill'>;

/** Counting reads all cards: in a large scheme it takes longer than the usual timeout. */
export const COUNTS = { timeoutMs: 70_000 };

export function loadGoodwill(read: ReadFromServer): Promise<OfficeData<GoodwillPage>> {
  return loadOffice(read, read('BackOfficeController', 'getGoodwillRuns', {}));
}
