import type { CallOutput } from '../../contract/controllers.ts';
import type { ReadFromServer } from '../platform/call-server.ts';
import { staffOnly } from './staff-only.ts';

export type Refunds = CallOutput<'BackOfficeController', 'getRefunds'>;

export function loadRefunds(read: ReadFromServer): Promise<Refunds | null> {
  return staffOnly(read('BackOfficeController', 'getRefunds', {}));
}
