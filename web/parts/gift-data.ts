import type { CallOutput } from '../../contract/controllers.ts';
import type { GiftDraft } from '../../contract/order-draft-calls.ts';
import type { ReadFromServer } from '../platform/call-server.ts';
import type { PathMatch } from '../platform/route.ts';
import { afterLastDraft } from './draft-line.ts';
import { loadPrices, type ShopPrices } from './shop-prices.ts';

type Guest = 'MuseumCardGuestController';
export type BuyGiftData = { prices: ShopPrices; draft: GiftDraft | null };
export type GiftOrder = CallOutput<Guest, 'getGiftOrder'>;
export type GiverData = { giftKey: string; order: GiftOrder | 'missing' | null };

const KEY_PARAMETER = 'avain';

/** The page opens also when the form as it was left cannot be asked for: one only types it again. */
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

/** The giver's page by its secret; without it there is nothing to show. */
export async function loadGiver(
  read: ReadFromServer,
  { search }: { search: string },
): Promise<GiverData> {
  const giftKey = new URLSearchParams(search).get(KEY_PARAMETER) ?? '';
  if (giftKey === '') return { giftKey, order: 'missing' };
  try {
    return { giftKey, order: await read('MuseumCardGuestController', 'getGiftOrder', { giftKey }) };
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    return { giftKey, order: status >= 400 && status < 500 ? 'missing' : null };
  }
}
