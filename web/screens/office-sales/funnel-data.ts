import type { CallOutput } from '../../../contract/controllers.ts';
import { staffOnly } from '../../parts/office/staff-only.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { texts as fi } from '../../texts/fi/office-sales.ts';

export type Funnel = CallOutput<'BackOfficeController', 'getFunnel'>;

export function loadFunnel(read: ReadFromServer): Promise<Funnel | null> {
  return staffOnly(read('BackOfficeController', 'getFunnel', {}));
}

export type SalesTexts = typeof fi;
