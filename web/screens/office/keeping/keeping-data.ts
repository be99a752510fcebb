import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { texts as fi } from '../../../texts/fi/office-keeping.ts';

export type Keeping = CallOutput<'BackOfficeController', 'getKeeping'>;

export function loadKeeping(read: ReadFromServer): Promise<OfficeData<Keeping>> {
  return loadOffice(read, read('BackOfficeController', 'getKeeping', {}));
}

export type KeepingTexts = typeof fi;
