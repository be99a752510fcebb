import type { CallOutput } from '../../contract/controllers.ts';
import type { ReadFromServer } from '../platform/call-server.ts';

export type CompanyPrice = CallOutput<'MuseumCardGuestController', 'getCompanyPrice'> | null;

/** Null: it could not be asked just now; a dash stands in its place, and the check tells it. */
export function loadCompanyPrice(read: ReadFromServer): Promise<CompanyPrice> {
  return read('MuseumCardGuestController', 'getCompanyPrice', {}).catch(() => null);
}
