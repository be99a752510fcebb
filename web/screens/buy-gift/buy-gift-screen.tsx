import type { BuyGiftData } from '../../parts/gift/gift-data.ts';
import { CheckoutPage } from '../../parts/order/checkout-page.tsx';
import { useShopPrices } from '../../parts/order/shop-prices.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { DetailsStep } from './details-step.tsx';
import type { GiftTexts } from './gift-texts.ts';
import { GiftPaymentStep } from './payment-step.tsx';
import { useBuyGift } from './use-buy-gift.ts';

/** Both steps of giving a card, by mail or in an envelope, without an account. */
export function Screen({ texts, shell, data, place }: ScreenProps<GiftTexts, BuyGiftData>) {
  const isDigital = place.name === 'Gift_Digital';
  const { product } = usePage();
  const prices = useShopPrices(data.prices);
  const buying = useBuyGift({ data, prices, place, texts, isDigital });
  const { step, form, isChecking } = buying;
  const { gift } = texts;
  const title = `${step === 1 ? gift.payment : texts.heading} – ${product.nominative}`;
  useDocumentTitle(step === 0 && form.faults.isRed ? shell.errorPrefix + title : title);
  const shared = { texts, shell, isDigital, buying, prices };
  return (
    <CheckoutPage
      step={step}
      texts={gift.step}
      back={isChecking ? null : { label: gift.back, onClick: buying.back }}
    >
      {step === 0 ? <DetailsStep {...shared} /> : <GiftPaymentStep {...shared} />}
    </CheckoutPage>
  );
}
