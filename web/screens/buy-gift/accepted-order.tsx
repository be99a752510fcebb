import { CheckoutPage } from '../../parts/order/checkout-page.tsx';
import { GivenProviders } from '../../parts/payment/given-providers.ts';
import { EXAMPLE, type PreviewedOrder, STILL } from '../../parts/payment/previewed-order.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { emptyGiftForm } from './gift-form-state.ts';
import type { GiftTexts } from './gift-texts.ts';
import { GiftPaymentStep } from './payment-step.tsx';

/** Payment step of a gift by email, for page previews. */
export function Screen({ texts, shell, data }: ScreenProps<GiftTexts, PreviewedOrder>) {
  const { accepted, campaignCode, prices, providers } = data;
  const { gift } = texts;
  const { giver, recipients, ...empty } = emptyGiftForm();
  const form = {
    ...empty,
    giver: { ...giver, ...EXAMPLE },
    recipients: recipients.map((each) => ({
      ...each,
      recipientName: `Elias ${EXAMPLE.lastName}`,
      recipientEmail: 'elias.lahtinen@example.fi',
    })),
  };
  const buying = {
    ...STILL,
    ...{ form, step: 1 as const, accepted: { ...accepted, campaignCode } },
    ...{ isChecking: false, refusal: null, change: () => {}, submit: () => undefined },
  };
  return (
    <GivenProviders value={providers}>
      <CheckoutPage step={1} texts={gift.step} back={{ label: gift.back, onClick: STILL.back }}>
        <GiftPaymentStep isDigital {...{ texts, shell, buying, prices }} />
      </CheckoutPage>
    </GivenProviders>
  );
}
