import type { CallOutput } from '../../../contract/call/controllers.ts';
import { afterLastDraft } from '../../parts/order/draft-requests.ts';
import { loadPrices, type ShopPrices } from '../../parts/order/shop-prices.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { texts } from '../../texts/fi/buy-card.ts';

export type PurchaseDraft = CallOutput<'PurchaseDraftController', 'getPurchaseDraft'>;
export type BuyCardData = { prices: ShopPrices; draft: PurchaseDraft };

export async function loadBuyCard(read: ReadFromServer): Promise<BuyCardData> {
  const [prices, draft] = await Promise.all([
    loadPrices(read),
    afterLastDraft(() => read('PurchaseDraftController', 'getPurchaseDraft', {})),
  ]);
  return { prices, draft };
}

export type BuyCardTexts = typeof texts;
