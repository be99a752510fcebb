import { PaymentNotFound, PaymentPage } from '../../parts/payment/payment-page.tsx';
import type { PaymentStatusData } from '../../parts/payment/payment-status.ts';
import { usePaymentStatus, whileChecking } from '../../parts/payment/use-payment-status.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/payment-return.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The browser is back before the provider's webhook. */
export function Screen({ texts, data, place }: ScreenProps<typeof fi, PaymentStatusData>) {
  const status = usePaymentStatus({ data, schedule: whileChecking, atEnd: 'Payment_Pending' });
  if (status === 'missing') return <PaymentNotFound texts={texts} />;
  return (
    <PaymentPage title={texts.heading} lead={texts.lead} texts={texts.loom}>
      <Spinner label={texts.checking} slowLabel={texts.slow} />
      <noscript>
        <ButtonLink href={place.path + place.search}>{texts.reload}</ButtonLink>
      </noscript>
    </PaymentPage>
  );
}
