import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type Envelopes = CallOutput<'BackOfficeController', 'getEnvelopes'>;

export function loadEnvelopes(read: ReadFromServer): Promise<OfficeData<Envelopes>> {
  return loadOffice(read, read('BackOfficeController', 'getEnvelopes', {}));
}
