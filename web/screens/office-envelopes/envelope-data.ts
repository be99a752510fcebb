import type { CallOutput } from '../../../contract/controllers.ts';
import { staffOnly } from '../../parts/office/staff-only.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type Envelopes = CallOutput<'BackOfficeController', 'getEnvelopes'>;

export function loadEnvelopes(read: ReadFromServer): Promise<Envelopes | null> {
  return staffOnly(read('BackOfficeController', 'getEnvelopes', {}));
}
