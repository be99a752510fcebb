import { PaymentNotFound, PaymentPage } from '../../parts/payment/payment-page.tsx';
import { type PaymentStatusData, withKey } from '../../parts/payment/payment-status.ts';
import { afterFailure, usePaymentStatus } from '../../parts/payment/use-payment-status.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/payment-cancelled.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The person cancelled at the provider. Nothing was charged, and the input is kept. */
export function Screen({ texts, data }: ScreenProps<typeof fi, PaymentStatusData>) {
  const { pathTo } = usePage();
  const status = usePaymentStatus({ data, schedule: afterFailure });
  if (status === 'missing') return <PaymentNotFound texts={texts} />;
  return (
    <PaymentPage title={texts.heading} lead={texts.lead} texts={texts.loom}>
      <ButtonLink href={withKey(pathTo('Pay_Again'), data.key)}>{texts.again}</ButtonLink>
      <ButtonLink href={pathTo('Home')} look="text">
        {texts.home}
      </ButtonLink>
    </PaymentPage>
  );
}
