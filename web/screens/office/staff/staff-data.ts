import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData, unlessRefused } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type Staff = CallOutput<'BackOfficeController', 'getStaff'>;
export type Desks = CallOutput<'BackOfficeController', 'getDeskPeople'>;
/** Staff is null for managers of ticket desks only. */
export type People = { staff: Staff | null; desks: Desks };

export function loadStaff(read: ReadFromServer): Promise<OfficeData<People>> {
  return loadOffice(read, people(read));
}

async function people(read: ReadFromServer): Promise<People> {
  const [staff, desks] = await Promise.all([
    unlessRefused(read('BackOfficeController', 'getStaff', {})),
    read('BackOfficeController', 'getDeskPeople', {}),
  ]);
  return { staff, desks };
}
