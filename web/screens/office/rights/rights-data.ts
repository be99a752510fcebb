import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type RefundLimits = CallOutput<'BackOfficeController', 'getRefundLimits'>['limits'];

export function loadRights(read: ReadFromServer): Promise<OfficeData<RefundLimits>> {
  return loadOffice(read, readLimits(read));
}

export async function readLimits(read: ReadFromServer): Promise<RefundLimits> {
  return (await read('BackOfficeController', 'getRefundLimits', {})).limits;
}
