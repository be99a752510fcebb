import { fill } from '../../../domain/base/fill.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign.ts';
import checkout from '../../parts/order/checkout.module.css';
import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import { useStepFocus } from '../../parts/order/use-step-focus.ts';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import { useSeoTitle } from '../../platform/record-title.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { BuyCardData } from './buy-card-data.ts';
import { headingOf } from './buy-card-state.ts';
import type { BuyCardTexts } from './buy-card-texts.ts';
import { DetailsStep } from './details-step.tsx';
import { loadedPaymentStep, loadPaymentStep } from './payment-code.ts';
import { useBuyCard } from './use-buy-card.ts';
import { useOpenedForm } from './use-opened-form.ts';
import { usePurchaseTitle } from './use-purchase-title.ts';

type Props = ScreenProps<BuyCardTexts, BuyCardData> & { prices: ShopPrices };

/** The two steps of buying a card for oneself. */
export function Purchase({ texts, shell, data, place, prices }: Props) {
  const buying = useBuyCard({
    data,
    place,
    texts,
    loadNextStep: () => loadPaymentStep(place.language),
  });
  const { state, step, signIn, campaignCode } = buying;
  const { form, billing, acceptedPrice } = state;
  useOpenedForm(prices, billing);
  const heading = headingOf(state, step);
  const room = useStepFocus(step);
  useCheckoutMode(step === 1);
  usePurchaseTitle({
    heading: heading ? texts.heading[heading] : texts.title,
    seoTitle: useSeoTitle(place.params.recordId),
    isFaulty: step === 0 && form.faults.isRed,
    step,
    errorPrefix: shell.errorPrefix,
  });
  const order = {
    billing,
    prices,
    price: acceptedPrice,
    // What is typed after the check must be checked again.
    months: acceptedPrice === null ? CARD_MONTHS : state.acceptedMonths,
    campaignCode,
    hasPlasticCard: !form.choices.plasticCardOptOut,
  };
  const paying = loadedPaymentStep(place.language);
  const names = [texts.step.details, texts.step.payment];
  const shared = { texts, shell, buying, order, title: heading && texts.heading[heading] };

  return (
    <div className={`wrap ${checkout.page}`} ref={room} tabIndex={-1}>
      <div className={checkout.head}>
        {heading ? <BackButton label={texts.back} onClick={buying.back} /> : <span />}
        <Stepper
          steps={names.map((label) => ({ label }))}
          current={step}
          label={fill(texts.step.label, step + 1, names.length, names[step] ?? '')}
        />
      </div>
      {step === 0 ? (
        <DetailsStep {...shared} draft={data.draft} />
      ) : (
        paying && <paying.PaymentStep {...shared} paymentTexts={paying.texts} />
      )}
      {signIn.Dialog && (
        <signIn.Dialog
          emailAddress={form.values.emailAddress}
          texts={texts.signInAgain}
          errorPrefix={shell.errorPrefix}
          onConfirmed={() => signIn.answer(true)}
          onLeave={() => signIn.answer(false)}
        />
      )}
    </div>
  );
}
