import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type Approvals = CallOutput<'BackOfficeController', 'getApprovals'>;
export type Approval = Approvals['own'][number];

export function loadApprovals(read: ReadFromServer): Promise<OfficeData<Approvals>> {
  return loadOffice(read, read('BackOfficeController', 'getApprovals', {}));
}
