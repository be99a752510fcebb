import { NoSuchPayment } from '../../parts/payment/no-such-payment.tsx';
import { PaymentRoom } from '../../parts/payment/payment-room.tsx';
import type { PaymentStatusData } from '../../parts/payment/payment-status-data.ts';
import { whilePending } from '../../parts/payment/status-schedule.ts';
import { usePaymentStatus } from '../../parts/payment/use-payment-status.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/payment-pending.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './payment-pending.module.css';

/** The provider says that the money is on its way, or has said nothing in half a minute. */
export function Screen({ texts, data }: ScreenProps<typeof fi, PaymentStatusData>) {
  const { pathTo } = usePage();
  const status = usePaymentStatus({ data, schedule: whilePending });
  if (status === 'missing') return <NoSuchPayment texts={texts} />;
  return (
    <PaymentRoom title={texts.heading} lead={texts.lead} texts={texts.loom}>
      <div className={css.facts}>
        {status?.orderNumber && (
          <dl>
            <dt>{texts.order}</dt>
            <dd className="number">{status.orderNumber}</dd>
          </dl>
        )}
        <p className="small quiet">{texts.watching}</p>
      </div>
      <ButtonLink href={pathTo('Home')} look="secondary">
        {texts.home}
      </ButtonLink>
      <ButtonLink href={pathTo('Help')} look="text">
        {texts.service}
      </ButtonLink>
    </PaymentRoom>
  );
}
