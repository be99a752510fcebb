import type { CallOutput } from '../../../contract/controllers.ts';
import { staffOnly } from '../../parts/office/staff-only.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type Refunds = CallOutput<'BackOfficeController', 'getRefunds'>;

export function loadRefunds(read: ReadFromServer): Promise<Refunds | null> {
  return staffOnly(read('BackOfficeController', 'getRefunds', {}));
}
