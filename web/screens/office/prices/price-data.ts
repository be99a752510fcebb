import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import type { PriceChange } from '../../../../domain/scheme/price-plan.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type PriceList = CallOutput<'BackOfficeController', 'getPriceList'>;
export type ListedChange = PriceChange &
  Pick<PriceList['changes'][number], 'planned' | 'languages'>;

export function loadPrices(read: ReadFromServer): Promise<OfficeData<PriceList>> {
  return loadOffice(read, readPrices(read));
}

export function readPrices(read: ReadFromServer): Promise<PriceList> {
  return read('BackOfficeController', 'getPriceList', {});
}

/** Oldest first, as the rules need them. */
export function changesOf({ changes }: PriceList): ListedChange[] {
  return changes.map((change) => ({ ...change, validFrom: localDate(change.validFrom) }));
}
