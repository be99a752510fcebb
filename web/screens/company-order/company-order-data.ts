import type { CallOutput } from '../../../contract/controllers.ts';
import type { CompanyDraft } from '../../../contract/order-draft-calls.ts';
import { afterLastDraft } from '../../parts/order/draft-line.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

/** Null: it could not be asked just now; a dash stands in its place, and the check tells it. */
export type CompanyPrice = CallOutput<'MuseumCardGuestController', 'getCompanyPrice'> | null;
export type CompanyData = { price: CompanyPrice; draft: CompanyDraft | null };

/** The page opens also when neither can be asked for. */
export async function loadCompanyOrder(read: ReadFromServer): Promise<CompanyData> {
  const [price, { form }] = await Promise.all([
    read('MuseumCardGuestController', 'getCompanyPrice', {}).catch(() => null),
    afterLastDraft(() => read('OrderDraftController', 'getCompanyDraft', {})).catch(() => ({
      form: null,
    })),
  ]);
  return { price, draft: form };
}
