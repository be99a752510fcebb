import { CheckoutPage } from '../../parts/order/checkout-page.tsx';
import { GivenProviders } from '../../parts/payment/given-providers.ts';
import { EXAMPLE, type PreviewedOrder, STILL } from '../../parts/payment/previewed-order.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import type { CompanyTexts } from './company-order-data.ts';
import { CompanyPayment } from './company-payment.tsx';
import { openForm } from './company-state.ts';

/** Payment step of a company's order of one card, for page previews. */
export function Screen({ texts, shell, data }: ScreenProps<CompanyTexts, PreviewedOrder>) {
  const { accepted, companyPrice, campaignCode, providers } = data;
  const empty = openForm(null);
  const state = {
    ...empty,
    values: { ...empty.values, ...EXAMPLE },
    delivery: 'digital' as const,
    hasCampaignCode: campaignCode !== null,
    campaignCode: campaignCode ?? '',
    accepted,
  };
  const ordering = {
    ...STILL,
    ...{ state, step: 1 as const, asksAddress: false, errors: () => [] },
    ...{ dispatch: () => {}, submit: () => undefined },
  };
  return (
    <GivenProviders value={providers}>
      <CheckoutPage step={1} texts={texts.step} back={{ label: texts.back, onClick: STILL.back }}>
        <CompanyPayment {...{ ordering, texts, shell }} price={companyPrice} />
      </CheckoutPage>
    </GivenProviders>
  );
}
