import { NoSuchPayment } from '../../parts/payment-status/no-such-payment.tsx';
import { pageToPayAgain } from '../../parts/payment-status/payment-pages.ts';
import { PaymentRoom } from '../../parts/payment-status/payment-room.tsx';
import type { PaymentStatusData } from '../../parts/payment-status/payment-status-data.ts';
import { usePaymentStatus } from '../../parts/payment-status/use-payment-status.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/payment-failed.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The provider refused. Why is between the person and the bank: no code of theirs is shown. */
export function Screen({ texts, data }: ScreenProps<typeof fi, PaymentStatusData>) {
  const { pathTo } = usePage();
  const status = usePaymentStatus({ data });
  if (status === 'missing') return <NoSuchPayment texts={texts} />;
  return (
    <PaymentRoom title={texts.heading} lead={texts.lead} texts={texts.loom}>
      <ButtonLink href={`${pathTo(pageToPayAgain(status))}?c__step=1`}>{texts.again}</ButtonLink>
      <ButtonLink href={pathTo('Help')} look="text">
        {texts.service}
      </ButtonLink>
    </PaymentRoom>
  );
}
