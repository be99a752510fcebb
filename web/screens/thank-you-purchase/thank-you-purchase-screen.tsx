import { PaymentNotFound } from '../../parts/payment/payment-page.tsx';
import { type PaymentStatusData, redirectPage } from '../../parts/payment/payment-status.ts';
import { usePaymentStatus, useTrackPurchase } from '../../parts/payment/use-payment-status.ts';
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
  useTrackPurchase(card && !isSettled ? data.key : null);
  if (status === 'missing') return <PaymentNotFound texts={texts} />;
  // Not known to be paid: the page is on its way to the one that waits.
  if (!status || redirectPage('Thank_You_Purchase', status.view, status)) return null;
  if (!card) return <Stranger texts={texts} />;
  return (
    <>
      <WovenCard card={card} orderNumber={status.orderNumber} isSettled={isSettled} texts={texts} />
      {!isSettled && <NextSteps {...card} texts={texts.next} />}
    </>
  );
}
