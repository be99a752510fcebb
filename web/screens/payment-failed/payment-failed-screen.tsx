import { PaymentNotFound, PaymentPage } from '../../parts/payment/payment-page.tsx';
import { type PaymentStatusData, pageOfForm, withKey } from '../../parts/payment/payment-status.ts';
import { afterFailure, usePaymentStatus } from '../../parts/payment/use-payment-status.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/payment-failed.ts';
import { ButtonLink } from '../../ui/button.tsx';

/**
 * The provider refused, or the payment cannot be used. The provider's reason is not shown: it is between the person and
 * the bank.
 */
export function Screen({ texts, data }: ScreenProps<typeof fi, PaymentStatusData>) {
  const { pathTo } = usePage();
  const status = usePaymentStatus({ data, schedule: afterFailure });
  if (status === 'missing') return <PaymentNotFound texts={texts} />;
  const isReturned = status?.view === 'returned';
  return (
    <PaymentPage
      title={isReturned ? texts.returned.heading : texts.heading}
      lead={isReturned ? texts.returned.lead : texts.lead}
      texts={texts.loom}
    >
      <ButtonLink
        href={isReturned ? pathTo(pageOfForm(status)) : withKey(pathTo('Pay_Again'), data.key)}
      >
        {isReturned ? texts.returned.again : texts.again}
      </ButtonLink>
      <ButtonLink href={pathTo('Help')} look="text">
        {texts.service}
      </ButtonLink>
    </PaymentPage>
  );
}
