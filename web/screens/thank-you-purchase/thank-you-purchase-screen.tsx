import { fill } from '../../../domain/base/fill.ts';
import { PaymentNotFound } from '../../parts/payment/payment-page.tsx';
import { type PaymentStatusData, redirectPage } from '../../parts/payment/payment-status.ts';
import { usePaymentStatus, useTrackPurchase } from '../../parts/payment/use-payment-status.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PurchasedCard, type ThankYouTexts } from './purchased-card.tsx';
import css from './thank-you-purchase.module.css';

/** Safe to reload and to share: only the owner sees the order. */
export function Screen({ texts, data }: ScreenProps<ThankYouTexts, PaymentStatusData>) {
  const status = usePaymentStatus({ data });
  const known = status === 'missing' ? null : status;
  const card = known?.card ?? null;
  const isSettled = known?.view === 'alreadyPaid';
  useTrackPurchase(card && !isSettled ? data.key : null);
  if (status === 'missing') return <PaymentNotFound texts={texts} />;
  // Not known to be paid: redirecting to the page that waits.
  if (!status || redirectPage('Thank_You_Purchase', status.view, status)) return null;
  if (!card) return <OtherVisitor texts={texts} />;
  return (
    <>
      <PurchasedCard
        card={card}
        orderNumber={status.orderNumber}
        isSettled={isSettled}
        texts={texts}
      />
      {!isSettled && <NextSteps {...card} texts={texts.next} />}
    </>
  );
}

type Props = { months: number; hasPlasticCard: boolean; texts: ThankYouTexts['next'] };

export function NextSteps({ months, hasPlasticCard, texts }: Props) {
  const { scheme } = usePage();
  const { visit, phone, plastic, noPlastic } = texts;
  const steps = [
    { ...visit, text: fill(visit.text, months) },
    phone,
    hasPlasticCard ? { ...plastic, text: fill(plastic.text, scheme.deliveryWeeks) } : noPlastic,
  ];
  return (
    <section className={`wrap ${css.next}`} aria-labelledby="next-steps">
      <h2 id="next-steps">{texts.heading}</h2>
      <ol className="steps mt-8">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Everybody but the buyer sees only that the order is confirmed. */
export function OtherVisitor({ texts: { stranger } }: { texts: ThankYouTexts }) {
  const { pathTo } = usePage();
  return (
    <div className={`wrap ${css.stranger}`}>
      <h1>{stranger.heading}</h1>
      <p className="lead mt-5">{stranger.lead}</p>
      <div className="ways apart filling mt-8">
        <ButtonLink href={pathTo('My_Museum_Card')}>{stranger.signIn}</ButtonLink>
        <ButtonLink href={pathTo('Home')} look="text">
          {stranger.home}
        </ButtonLink>
      </div>
    </div>
  );
}
