import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { CompanyDraft } from '../../../contract/checkout/order-draft-calls.ts';
import { afterLastDraft } from '../../parts/order/draft-requests.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { texts } from '../../texts/fi/company-order.ts';

/** Null: the server did not answer; a dash is shown until the check. */
export type CompanyPrice = CallOutput<'MuseumCardGuestController', 'getCompanyPrice'> | null;
export type CompanyData = { price: CompanyPrice; draft: CompanyDraft | null };

/** The page opens also when neither can be loaded. */
export async function loadCompanyOrder(read: ReadFromServer): Promise<CompanyData> {
  const [price, { form }] = await Promise.all([
    read('MuseumCardGuestController', 'getCompanyPrice', {}).catch(() => null),
    afterLastDraft(() => read('OrderDraftController', 'getCompanyDraft', {})).catch(() => ({
      form: null,
    })),
  ]);
  return { price, draft: form };
}

export type CompanyTexts = typeof texts;
