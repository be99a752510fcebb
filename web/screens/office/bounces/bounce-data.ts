import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type Bounces = CallOutput<'BackOfficeController', 'getBounces'>;

export function loadBounces(read: ReadFromServer): Promise<OfficeData<Bounces>> {
  return loadOffice(read, read('BackOfficeController', 'getBounces', {}));
}
