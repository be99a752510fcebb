import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { texts as fi } from '../../../texts/fi/office-sales.ts';

export type Funnel = CallOutput<'BackOfficeController', 'getFunnel'>;

export function loadFunnel(read: ReadFromServer): Promise<OfficeData<Funnel>> {
  return loadOffice(read, read('BackOfficeController', 'getFunnel', {}));
}

export type SalesTexts = typeof fi;
