import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
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
  try {
    return { found: await read('BackOfficeController', 'getContactCase', { id }) };
  } catch (error) {
    if ([400, 404].includes((error as { status?: number }).status ?? 0)) return { found: null };
    throw error;
  }
}
