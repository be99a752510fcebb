import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import type { GiftTexts } from './gift-texts.ts';
import type { useBuyGift } from './use-buy-gift.ts';

/** What both steps are given. */
export type GiftStepProps = {
  texts: GiftTexts;
  shell: ShellTexts;
  isDigital: boolean;
  buying: ReturnType<typeof useBuyGift>;
  prices: ShopPrices;
};
