import { useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import thanks from '../../parts/card/thanks.module.css';
import { PaymentNotFound } from '../../parts/payment/payment-page.tsx';
import {
  type PaymentStatus,
  type PaymentStatusData,
  redirectPage,
} from '../../parts/payment/payment-status.ts';
import { usePaymentStatus, useTrackPurchase } from '../../parts/payment/use-payment-status.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/thank-you-gift-digital.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './thank-you-gift.module.css';

type Texts = typeof fi;

/** Safe to reload and to share: only the giver's browser sees recipients and gifts. */
export function Screen({ texts, data, place }: ScreenProps<Texts, PaymentStatusData>) {
  const status = usePaymentStatus({ data });
  const gift = status && status !== 'missing' ? status.gift : null;
  const { pathTo } = usePage();
  useTrackPurchase(gift && data.key);
  if (status === 'missing') return <PaymentNotFound texts={texts} />;
  // Not known to be paid: redirecting to the page that waits.
  if (!status || redirectPage(place.name, status.view, status)) return null;
  if (gift) return <Thanks gift={gift} orderNumber={status.orderNumber} texts={texts} />;
  return (
    <div className="wrap page">
      <h1>{texts.stranger.heading}</h1>
      <p className="lead mt-4">{texts.stranger.lead}</p>
      <div className={css.ways}>
        <ButtonLink href={pathTo('Home')}>{texts.stranger.home}</ButtonLink>
      </div>
    </div>
  );
}

type ThanksProps = {
  gift: NonNullable<PaymentStatus['gift']>;
  orderNumber: string | null;
  texts: Texts;
};

/** Delivery of each gift, and the link to the giver's page. */
function Thanks({ gift, orderNumber, texts }: ThanksProps) {
  const { pathTo, scheme, language } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const allLater = gift.gifts.every(({ sendAt }) => sendAt !== null);
  return (
    <div className={`wrap ${thanks.room}`}>
      <div className={`placard ${thanks.placard}`}>
        <Ryijy design={designOf('lahja')} label="" width={380} height={430} woven={0.55} grows />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {allLater ? texts.headingLater : texts.heading}
          </h1>
          <p className="lead mt-4">{fill(texts.lead, scheme.deliveryWeeks)}</p>
          <h2 className={css.giftsHeading}>{texts.gifts}</h2>
          <ul className={`mt-3 ${css.gifts}`}>
            {gift.gifts.map(({ recipientName, destination, sendAt }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two gifts may be alike, and the list never changes
              <li key={index}>
                <b>{recipientName}</b>
                <span>{destination}</span>
                <span className="small quiet">
                  {sendAt ? fill(texts.later, formatDateTime(sendAt, language)) : texts.sent}
                </span>
              </li>
            ))}
          </ul>
          <div className={css.ways}>
            <ButtonLink href={gift.giverUrl}>{texts.follow}</ButtonLink>
            <a href={gift.receiptUrl} download>
              {texts.receipt}
            </a>
            <a href={pathTo('Gift')}>{texts.another}</a>
          </div>
          <p className="small quiet">
            {texts.mail} {orderNumber && fill(texts.order, orderNumber)}
          </p>
        </div>
      </div>
    </div>
  );
}
