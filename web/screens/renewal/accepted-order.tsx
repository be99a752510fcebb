import { MyPage } from '../../parts/my-card/my-page.tsx';
import { GivenProviders } from '../../parts/payment/given-providers.ts';
import { type PreviewedOrder, STILL } from '../../parts/payment/previewed-order.ts';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/renewal.ts';
import { AnnualPayment } from './annual-payment.tsx';
import { RenewalWays } from './renewal-ways.tsx';

/** The result of a code is on the options page; the methods are on the next one. */
export function Screen({ texts, shell, data }: ScreenProps<typeof fi, PreviewedOrder>) {
  const { offer, campaignCode, providers } = data;
  useCheckoutMode(campaignCode === null);
  if (!offer) return null;
  const chosen = { offer, campaignCode };
  if (campaignCode === null) {
    const renewal = {
      outcome: null,
      isBusy: false,
      order: async () => null,
      save: async () => false,
    };
    return (
      <GivenProviders value={providers}>
        <AnnualPayment
          campaign={{ chosen, isRecalled: true }}
          renewal={renewal}
          texts={texts.renewal}
          shell={shell}
          onBack={STILL.back}
        />
      </GivenProviders>
    );
  }
  return (
    <MyPage title={texts.title} texts={texts.common}>
      <RenewalWays
        campaign={{
          ...{ chosen, code: campaignCode, isOpen: true, isInUse: true, isRecalled: true },
          ...{ error: null, settle: async () => null, type: () => {}, toggle: () => {} },
        }}
        texts={texts.renewal}
        shell={shell}
        isBusy={false}
        onAnnual={STILL.back}
        onMonthly={STILL.back}
      />
    </MyPage>
  );
}
