import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type Contacts = CallOutput<'BackOfficeController', 'getContactCases'>;

export function loadContacts(read: ReadFromServer): Promise<OfficeData<Contacts>> {
  return loadOffice(read, read('BackOfficeController', 'getContactCases', {}));
}
