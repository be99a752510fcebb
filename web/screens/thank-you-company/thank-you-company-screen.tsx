import { useEffect } from 'react';
import { PaymentNotFound } from '../../parts/payment/payment-page.tsx';
import { type PaymentStatusData, redirectPage } from '../../parts/payment/payment-status.ts';
import {
  usePaymentStatus,
  useTrackPurchase,
  whilePending,
} from '../../parts/payment/use-payment-status.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import door from '../../pictures/quiet-door-480.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/thank-you-company.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** For an invoice still under review, as is the rule; and for a paid order. */
export function Screen({ texts, data }: ScreenProps<typeof fi, PaymentStatusData>) {
  const { pathTo } = usePage();
  const status = usePaymentStatus({ data, schedule: whilePending });
  const isOwnPaid =
    status !== null &&
    status !== 'missing' &&
    status.view === 'paid' &&
    status.companyOrder !== null;
  useTrackPurchase(isOwnPaid ? data.key : null);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
  if (status === 'missing') return <PaymentNotFound texts={texts} />;
  if (!status || redirectPage('Thank_You_Company', status.view, status)) return null;
  const { companyOrder, orderNumber, view } = status;
  const isPending = view === 'pending';
  const isInvoiced = companyOrder?.isInvoiced ?? false;
  const lead = isPending ? texts.pending : texts.paid;
  return (
    <QuietPage
      title={texts.heading}
      lead={isInvoiced ? `${lead} ${texts.invoice}` : lead}
      picture={door}
    >
      {companyOrder && <ButtonLink href={companyOrder.deskUrl}>{texts.desk}</ButtonLink>}
      {companyOrder && !isPending && (
        <a href={companyOrder.receiptUrl} download>
          {isInvoiced ? texts.confirmation : texts.receipt}
        </a>
      )}
      {!companyOrder && <ButtonLink href={pathTo('Home')}>{texts.home}</ButtonLink>}
      <p className="small quiet">
        {texts.orderNumber} <span className="number">{orderNumber}</span>
      </p>
    </QuietPage>
  );
}
