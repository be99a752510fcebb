import { useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { groupInFours } from '../../../domain/base/format.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { MuseumCard } from '../../parts/card/museum-card.tsx';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import thanks from '../../parts/card/thanks.module.css';
import { useCachedCardPage } from '../../parts/my-card/use-cached-card-page.ts';
import type { PaymentStatus } from '../../parts/payment/payment-status.ts';
import { usePage } from '../../platform/page-context.tsx';
import { removeValue } from '../../platform/session-store.ts';
import type { texts } from '../../texts/fi/thank-you-purchase.ts';
import { ButtonLink } from '../../ui/button.tsx';

type Props = {
  card: NonNullable<PaymentStatus['card']>;
  orderNumber: string | null;
  /** This payment did not pay for the card, or was refunded: no order or receipt is shown. */
  isSettled: boolean;
  texts: ThankYouTexts;
};

/** The new card with its animated picture and number. */
export function PurchasedCard({ card, orderNumber, isSettled, texts }: Props) {
  const { firstName, lastName, customerNumber, ryijySeed, receiptUrl } = card;
  const { pathTo } = usePage();
  const isKept = useCachedCardPage(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Cleared: it must not affect the next purchase.
    removeValue('campaignCode');
  }, []);
  const grouped = groupInFours(customerNumber);
  const shown = isSettled ? texts.settled : texts;
  return (
    <div className={`wrap ${thanks.room}`}>
      <div className={`placard ${thanks.placard}`}>
        <MuseumCard
          label={fill(texts.card, `${firstName} ${lastName}`, grouped)}
          firstName={firstName}
          lastName={lastName}
          customerNumber={customerNumber}
          art={<Ryijy design={designOf(String(ryijySeed))} label="" grows />}
        />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {fill(shown.heading, firstName)}
          </h1>
          <p className="lead mt-4">{shown.lead}</p>
          <p className="mt-6 soft">{texts.number}</p>
          <p
            className={`number ${thanks.number}`}
            // Copies the plain number, without its grouping.
            onCopy={(event) => {
              event.preventDefault();
              event.clipboardData.setData('text/plain', customerNumber);
            }}
          >
            {grouped}
          </p>
          <div className="ways apart filling mt-8">
            <ButtonLink href={pathTo('My_Museum_Card')}>{texts.openMine}</ButtonLink>
            {isSettled ? (
              <a href={pathTo('My_Orders')}>{texts.settled.orders}</a>
            ) : (
              <a href={receiptUrl} download>
                {texts.receipt}
              </a>
            )}
          </div>
          <p className="small quiet mt-6" role="status">
            {isKept && texts.kept}
          </p>
          {!isSettled && (
            <p className="small quiet mt-6">
              {[texts.mail, orderNumber && fill(texts.order, orderNumber)]
                .filter(Boolean)
                .join(' ')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export type ThankYouTexts = typeof texts;
