import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type Unpaid = CallOutput<'BackOfficeController', 'getUnpaidPlans'>;

export function loadUnpaid(read: ReadFromServer): Promise<OfficeData<Unpaid>> {
  return loadOffice(read, read('BackOfficeController', 'getUnpaidPlans', {}));
}
