import { useShopPrices } from '../../parts/order/use-shop-prices.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import type { BuyCardData } from './buy-card-data.ts';
import type { BuyCardTexts } from './buy-card-texts.ts';
import { HeldCard } from './held-card.tsx';
import { Purchase } from './purchase.tsx';

export function Screen(props: ScreenProps<BuyCardTexts, BuyCardData>) {
  const { texts, data } = props;
  const prices = useShopPrices(data.prices);
  const { heldCard } = data.draft;
  if (heldCard) return <HeldCard texts={texts} card={heldCard} />;
  return <Purchase {...props} prices={prices} />;
}
