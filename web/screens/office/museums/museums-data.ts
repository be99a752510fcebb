import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type MuseumList = CallOutput<'BackOfficeController', 'getMuseumList'>;

export function readMuseumList(read: ReadFromServer): Promise<MuseumList> {
  return read('BackOfficeController', 'getMuseumList', {});
}

export function loadMuseumList(read: ReadFromServer): Promise<OfficeData<MuseumList>> {
  return loadOffice(read, readMuseumList(read));
}
