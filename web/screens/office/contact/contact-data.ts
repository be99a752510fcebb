import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type ContactCase = CallOutput<'BackOfficeController', 'getContactCase'>;
/** Null: no such case, or deleted. */
export type ContactData = { found: ContactCase | null };

export function loadContact(
  read: ReadFromServer,
  { params }: PathMatch,
): Promise<OfficeData<ContactData>> {
  return loadOffice(read, readCase(read, params.id ?? ''));
}

async function readCase(read: ReadFromServer, id: string): Promise<ContactData> {
  return {
    found: await unlessMissing(() => read('BackOfficeController', 'getContactCase', { id })),
  };
}
