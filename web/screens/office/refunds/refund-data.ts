import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { texts as fi } from '../../../texts/fi/office-refunds.ts';

export type Refunds = CallOutput<'BackOfficeController', 'getRefunds'>;
export type Refund = Refunds['waiting'][number];
export type RefundTexts = typeof fi;
export type Comparison = CallOutput<'BackOfficeController', 'compareVouchers'>['comparison'];

export function loadRefunds(read: ReadFromServer): Promise<OfficeData<Refunds>> {
  return loadOffice(read, read('BackOfficeController', 'getRefunds', {}));
}
