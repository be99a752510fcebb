import type { CallOutput } from '../../contract/controllers.ts';
import type { ReadFromServer } from '../platform/call-server.ts';
import { staffOnly } from './staff-only.ts';

export type Envelopes = CallOutput<'BackOfficeController', 'getEnvelopes'>;

export function loadEnvelopes(read: ReadFromServer): Promise<Envelopes | null> {
  return staffOnly(read('BackOfficeController', 'getEnvelopes', {}));
}
