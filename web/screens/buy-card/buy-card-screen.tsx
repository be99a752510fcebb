import type { Language } from '../../../domain/base/language.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { wantsPlasticCard } from '../../parts/order/card-form-state.ts';
import { CheckoutPage } from '../../parts/order/checkout-page.tsx';
import { type ShopPrices, useShopPrices } from '../../parts/order/shop-prices.ts';
import type { PaymentTexts } from '../../parts/payment/use-payment.ts';
import { CallError } from '../../platform/call-error.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { withTimeout } from '../../platform/timeout.ts';
import type { BuyCardData, BuyCardTexts } from './buy-card-data.ts';
import { headingOf } from './buy-card-state.ts';
import { DetailsStep } from './details-step.tsx';
import { HeldCard } from './held-card.tsx';
import type { CardPaymentStep } from './payment-step.tsx';
import { useTrackOpenedForm } from './purchase-session.ts';
import { useBuyCard } from './use-buy-card.ts';
import { useSeoTitle } from './use-seo-title.ts';

export function Screen(props: ScreenProps<BuyCardTexts, BuyCardData>) {
  const { texts, data } = props;
  const prices = useShopPrices(data.prices);
  const { heldCard } = data.draft;
  if (heldCard) return <HeldCard texts={texts} card={heldCard} />;
  return <Purchase {...props} prices={prices} />;
}

type Props = ScreenProps<BuyCardTexts, BuyCardData> & { prices: ShopPrices };

/** Both steps of buying a card for oneself. */
function Purchase({ texts, shell, data, place, prices }: Props) {
  const { product, scheme } = usePage();
  const buying = useBuyCard({
    data,
    place,
    texts,
    loadPaymentStep: () => loadPaymentStep(place.language),
  });
  const { state, step, signIn, campaignCode } = buying;
  const { form, billing, acceptedPrice } = state;
  useTrackOpenedForm(prices, billing);
  const heading = headingOf(state, step);
  const seoTitle = useSeoTitle(place.params.recordId);
  const pageTitle = `${heading ? texts.heading[heading] : texts.title} – ${product.nominative}`;
  const title = step === 0 && seoTitle ? seoTitle : pageTitle;
  useDocumentTitle(step === 0 && form.faults.isRed ? shell.errorPrefix + title : title);
  const order = {
    billing,
    prices,
    price: acceptedPrice,
    // Changed input must be checked again.
    months: acceptedPrice === null ? CARD_MONTHS : state.acceptedMonths,
    note: acceptedPrice === null ? null : state.acceptedNote,
    campaignCode,
    hasPlasticCard: wantsPlasticCard(form, scheme.plasticCountries),
  };
  const payment = loadedPaymentSteps.get(place.language);
  const shared = { texts, shell, buying, order, title: heading && texts.heading[heading] };

  return (
    <CheckoutPage
      step={step}
      texts={texts.step}
      back={heading && { label: texts.back, onClick: buying.back }}
    >
      {step === 0 ? (
        <DetailsStep {...shared} draft={data.draft} />
      ) : (
        payment && <payment.PaymentStep {...shared} paymentTexts={payment.texts} />
      )}
      {signIn.dialog({
        emailAddress: form.values.emailAddress,
        texts: texts.signInAgain,
        errorPrefix: shell.errorPrefix,
      })}
    </CheckoutPage>
  );
}

type LoadedPaymentStep = { PaymentStep: typeof CardPaymentStep; texts: PaymentTexts };

const loadedPaymentSteps = new Map<Language, LoadedPaymentStep>();

/** Code and texts of the payment step load while the form is filled in, not with the first load. */
async function loadPaymentStep(language: Language): Promise<void> {
  if (loadedPaymentSteps.has(language)) return;
  try {
    const step = await withTimeout(async () => {
      const { CardPaymentStep: PaymentStep, loadPaymentTexts } = await import('./payment-step.tsx');
      return { PaymentStep, texts: await loadPaymentTexts(language) };
    });
    loadedPaymentSteps.set(language, step);
  } catch (cause) {
    throw new CallError(0, null, String(cause));
  }
}
