import type { CallOutput } from '../../../contract/controllers.ts';
import { loadOffice, type OfficeData } from '../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type Refunds = CallOutput<'BackOfficeController', 'getRefunds'>;
export type Comparison = CallOutput<'BackOfficeController', 'compareVouchers'>['comparison'];

export function loadRefunds(read: ReadFromServer): Promise<OfficeData<Refunds>> {
  return loadOffice(read, read('BackOfficeController', 'getRefunds', {}));
}
