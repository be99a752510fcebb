import { emptyCardForm } from '../../parts/order/card-form-state.ts';
import { CheckoutPage } from '../../parts/order/checkout-page.tsx';
import { GivenProviders } from '../../parts/payment/given-providers.ts';
import { EXAMPLE, type PreviewedOrder, STILL } from '../../parts/payment/previewed-order.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { texts as en } from '../../texts/en/parts/payment.ts';
import { texts as fi } from '../../texts/fi/parts/payment.ts';
import { texts as sv } from '../../texts/sv/parts/payment.ts';
import type { BuyCardTexts } from './buy-card-data.ts';
import { CardPaymentStep } from './payment-step.tsx';

const PAYMENT_TEXTS = { fi, sv, en };

/** Payment step of a card paid at once, for page previews. */
export function Screen({ texts, shell, data }: ScreenProps<BuyCardTexts, PreviewedOrder>) {
  const { language } = usePage();
  const { accepted, campaignCode, prices, providers } = data;
  const { values, choices, faults } = emptyCardForm('');
  const form = {
    values: { ...values, ...EXAMPLE, campaignCode: campaignCode ?? '' },
    choices: { ...choices, hasCampaignCode: campaignCode !== null },
    faults,
  };
  return (
    <GivenProviders value={providers}>
      <CheckoutPage step={1} texts={texts.step} back={{ label: texts.back, onClick: STILL.back }}>
        <CardPaymentStep
          texts={texts}
          shell={shell}
          title={texts.heading.payment}
          paymentTexts={PAYMENT_TEXTS[language]}
          buying={{ ...STILL, state: { form, billing: 'annually' } }}
          order={{
            billing: 'annually',
            prices,
            price: accepted.purchasePrice,
            months: accepted.validityMonths,
            note: accepted.priorPriceNote,
            campaignCode,
            hasPlasticCard: true,
          }}
        />
      </CheckoutPage>
    </GivenProviders>
  );
}
