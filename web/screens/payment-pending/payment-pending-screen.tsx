import { NotMade } from '../../parts/payment/not-made.tsx';
import { PaymentNotFound, PaymentPage } from '../../parts/payment/payment-page.tsx';
import { type PaymentStatusData, withKey } from '../../parts/payment/payment-status.ts';
import { usePaymentStatus, whilePending } from '../../parts/payment/use-payment-status.ts';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/payment-pending.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './payment-pending.module.css';

/** The provider reports a payment in progress, or has not answered for half a minute. */
export function Screen({ texts, data }: ScreenProps<typeof fi, PaymentStatusData>) {
  const { pathTo } = usePage();
  const status = usePaymentStatus({ data, schedule: whilePending });
  if (status === 'missing') return <PaymentNotFound texts={texts} />;
  return (
    <PaymentPage
      title={texts.heading}
      lead={status?.isSilent ? texts.silent.lead : texts.lead}
      texts={texts.loom}
    >
      <div className={css.facts}>
        {status?.orderNumber && (
          <dl>
            <dt>{texts.order}</dt>
            <dd className="number">{status.orderNumber}</dd>
          </dl>
        )}
        <p className="small quiet">{texts.watching}</p>
      </div>
      {status?.isSilent && (
        <NotMade
          texts={texts.silent}
          paymentKey={data.key}
          onSaid={() => loadFullPage(withKey(pathTo('Pay_Again'), data.key))}
        />
      )}
      <ButtonLink href={pathTo('Home')} look="secondary">
        {texts.home}
      </ButtonLink>
      <ButtonLink href={pathTo('Help')} look="text">
        {texts.service}
      </ButtonLink>
    </PaymentPage>
  );
}
