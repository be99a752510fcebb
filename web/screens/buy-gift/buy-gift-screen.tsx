import { fill } from '../../../domain/base/fill.ts';
import type { BuyGiftData } from '../../parts/gift/gift-data.ts';
import checkout from '../../parts/order/checkout.module.css';
import { useShopPrices } from '../../parts/order/use-shop-prices.ts';
import { useStepFocus } from '../../parts/order/use-step-focus.ts';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { DetailsStep } from './details-step.tsx';
import type { GiftTexts } from './gift-texts.ts';
import { GiftPaymentStep } from './payment-step.tsx';
import { useBuyGift } from './use-buy-gift.ts';

/** The two steps of giving a card: by mail or in an envelope, without an account. */
export function Screen({ texts, shell, data, place }: ScreenProps<GiftTexts, BuyGiftData>) {
  const isDigital = place.name === 'Gift_Digital';
  const { product } = usePage();
  const prices = useShopPrices(data.prices);
  const buying = useBuyGift({ data, prices, place, texts, isDigital });
  const { step, form, isChecking } = buying;
  const room = useStepFocus(step);
  useCheckoutMode(step === 1);
  const { gift } = texts;
  const title = `${step === 1 ? gift.payment : texts.heading} – ${product.nominative}`;
  useDocumentTitle(step === 0 && form.faults.isRed ? shell.errorPrefix + title : title);
  const names = [gift.step.details, gift.step.payment];
  const shared = { texts, shell, isDigital, buying, prices };
  return (
    <div className={`wrap ${checkout.page}`} ref={room} tabIndex={-1}>
      <div className={checkout.head}>
        {isChecking ? <span /> : <BackButton label={gift.back} onClick={buying.back} />}
        <Stepper
          steps={names.map((label) => ({ label }))}
          current={step}
          label={fill(gift.step.label, step + 1, names.length, names[step] ?? '')}
        />
      </div>
      {step === 0 ? <DetailsStep {...shared} /> : <GiftPaymentStep {...shared} />}
    </div>
  );
}
