import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type PlasticCards = CallOutput<'BackOfficeController', 'getPlasticCards'>;
export type PlasticBatch = PlasticCards['batches'][number];
export type BatchCard = CallOutput<'BackOfficeController', 'getPlasticBatch'>['cards'][number];
/** Runs a call that changes data; false when it failed, which is shown. */
export type Press = (call: () => Promise<PlasticCards>) => Promise<boolean>;

export function loadPlastic(read: ReadFromServer): Promise<OfficeData<PlasticCards>> {
  return loadOffice(read, read('BackOfficeController', 'getPlasticCards', {}));
}
