import { NoSuchPayment } from '../../parts/payment/no-such-payment.tsx';
import { pageToPayAgain } from '../../parts/payment/payment-pages.ts';
import { PaymentRoom } from '../../parts/payment/payment-room.tsx';
import type { PaymentStatusData } from '../../parts/payment/payment-status-data.ts';
import { afterTurningBack } from '../../parts/payment/status-schedule.ts';
import { usePaymentStatus } from '../../parts/payment/use-payment-status.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/payment-cancelled.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The person turned back at the provider. Nothing was charged, and nothing that was typed is lost. */
export function Screen({ texts, data }: ScreenProps<typeof fi, PaymentStatusData>) {
  const { pathTo } = usePage();
  const status = usePaymentStatus({ data, schedule: afterTurningBack });
  if (status === 'missing') return <NoSuchPayment texts={texts} />;
  return (
    <PaymentRoom title={texts.heading} lead={texts.lead} texts={texts.loom}>
      <ButtonLink href={`${pathTo(pageToPayAgain(status))}?c__step=1`}>{texts.again}</ButtonLink>
      <ButtonLink href={pathTo('Home')} look="text">
        {texts.home}
      </ButtonLink>
    </PaymentRoom>
  );
}
