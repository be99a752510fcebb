import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { GiftDraft } from '../../../contract/checkout/order-draft-calls.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { PathMatch } from '../../platform/route.ts';
import { afterLastDraft } from '../order/draft-requests.ts';
import { loadPrices, type ShopPrices } from '../order/shop-prices.ts';

type Guest = 'MuseumCardGuestController';
export type BuyGiftData = { prices: ShopPrices; draft: GiftDraft | null };
export type GiftOrder = CallOutput<Guest, 'getGiftOrder'>;

/** A failed draft must not block the page: the person types the form again. */
export async function loadBuyGift(read: ReadFromServer, { name }: PathMatch): Promise<BuyGiftData> {
  const isDigitalGift = String(name === 'Gift_Digital');
  const [prices, { form }] = await Promise.all([
    loadPrices(read),
    afterLastDraft(() => read('OrderDraftController', 'getGiftDraft', { isDigitalGift })).catch(
      () => ({ form: null }),
    ),
  ]);
  return { prices, draft: form };
}
