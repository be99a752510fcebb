import { NoSuchPayment } from '../../parts/payment/no-such-payment.tsx';
import { pageToLeaveFor } from '../../parts/payment/payment-pages.ts';
import type { PaymentStatusData } from '../../parts/payment/payment-status-data.ts';
import { usePaymentStatus } from '../../parts/payment/use-payment-status.ts';
import { useToldPurchase } from '../../parts/payment/use-told-purchase.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { NextSteps } from './next-steps.tsx';
import { Stranger } from './stranger.tsx';
import type { ThankYouTexts } from './thank-you-texts.ts';
import { WovenCard } from './woven-card.tsx';

/** Safe to reload and to open elsewhere: whose order it is, only its owner sees. */
export function Screen({ texts, data }: ScreenProps<ThankYouTexts, PaymentStatusData>) {
  const status = usePaymentStatus({ data });
  const known = status === 'missing' ? null : status;
  const card = known?.card ?? null;
  const isSettled = known?.view === 'alreadyPaid';
  useToldPurchase(card && !isSettled ? data.key : null);
  if (status === 'missing') return <NoSuchPayment texts={texts} />;
  // Not known to be paid: the page is on its way to the one that waits.
  if (!status || pageToLeaveFor('Thank_You_Purchase', status.view, status)) return null;
  if (!card) return <Stranger texts={texts} />;
  return (
    <>
      <WovenCard card={card} orderNumber={status.orderNumber} isSettled={isSettled} texts={texts} />
      {!isSettled && <NextSteps {...card} texts={texts.next} />}
    </>
  );
}
