import { Fragment, useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime, formatMoney, groupInFours } from '../../../domain/base/format.ts';
import { DoneBar } from '../../parts/office/done-bar.tsx';
import type { OfficeData } from '../../parts/office/office-data.ts';
import { OfficeFrame } from '../../parts/office/office-frame.tsx';
import { RefundOffer } from '../../parts/office/refund-offer.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/office-payment.ts';
import { FreePayment } from './free-payment.tsx';
import css from './office-payment.module.css';
import type { PaymentData, PaymentStory } from './payment-data.ts';
import { useLaterStory } from './use-later-story.ts';

type Texts = typeof fi;

/** Staff: how a payment came about, notification by notification, and what followed. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<PaymentData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Find" data={data}>
      {({ story }) =>
        story ? (
          <Story key={story.id} data={story} texts={texts} />
        ) : (
          <>
            <h1>{texts.heading}</h1>
            <p>{texts.missing}</p>
          </>
        )
      }
    </OfficeFrame>
  );
}

function Story({ data: first, texts }: { data: PaymentStory; texts: Texts }) {
  const [data, setData] = useState(first);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  useLaterStory(first, { isAwaited: done !== null, onStory: setData });
  const words: Record<string, string> = texts.words;
  const said = (name: string) => words[name] ?? name;
  return (
    <>
      <h1>{fill(texts.payment, data.orderNumber)}</h1>
      <p className="lead">
        {formatMoney(fromEuros(data.amount))} · {said(data.state)}
      </p>
      {/* Neither can be undone: the bar has nothing to offer. */}
      {done && <DoneBar texts={texts.actions} outcome={done} onUndo={() => undefined} />}
      {!done && <FreePayment texts={texts} story={data} onDone={setDone} />}
      <dl className={css.facts}>
        <dt>{texts.provider}</dt>
        <dd>{said(data.providerType)}</dd>
        <dt>{texts.made}</dt>
        <dd>{formatDateTime(data.createdAt)}</dd>
        <dt>{texts.settled}</dt>
        <dd>{data.settledAt ? formatDateTime(data.settledAt) : texts.notSettled}</dd>
        <dt>{texts.stamp}</dt>
        <dd className={css.number}>{data.stamp}</dd>
        {data.transactionId && (
          <>
            <dt>{texts.transaction}</dt>
            <dd className={css.number}>{data.transactionId}</dd>
          </>
        )}
        {data.refunds.map((refund) => (
          <Fragment key={refund.id}>
            <dt>{texts.refund}</dt>
            <dd>
              {formatMoney(fromEuros(refund.amount))}, {said(refund.reason)},{' '}
              {said(refund.state ?? 'flagged')}
            </dd>
          </Fragment>
        ))}
      </dl>
      {!done && <RefundOffer texts={texts.actions} refundable={data.refundable} onDone={setDone} />}
      <Notifications payment={data} texts={texts} said={said} />
      <Orders payment={data} texts={texts} said={said} />
    </>
  );
}

type PartProps = { payment: PaymentStory; texts: Texts; said: (name: string) => string };

function Notifications({ payment, texts, said }: PartProps) {
  return (
    <section className={css.section} aria-labelledby="told">
      <h2 id="told">{texts.told}</h2>
      {payment.notifications.length === 0 && <p>{texts.nothingTold}</p>}
      <ol className={css.told}>
        {payment.notifications.map((one) => (
          <li key={`${one.at} ${one.way} ${one.status}`}>
            <span>{formatDateTime(one.at)}</span>
            <span>
              {said(one.channel)}, {said(one.way)}
            </span>
            <span>{one.status ? said(one.status) : '–'}</span>
            <span>
              {one.verdict ? said(one.verdict) : texts.pending}
              {one.times > 1 && `. ${fill(texts.again, one.times - 1, formatDateTime(one.lastAt))}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Orders({ payment, texts, said }: PartProps) {
  const { pathTo } = usePage();
  return (
    <section className={css.section} aria-labelledby="orders">
      <h2 id="orders">{texts.orders}</h2>
      <ul className={css.told}>
        {payment.orders.map((order) => (
          <li key={order.id} id={order.id}>
            <span>
              <a href={pathTo('Office_Order', { id: order.id })}>{said(order.kind)}</a>
            </span>
            <span>{formatMoney(fromEuros(order.amount))}</span>
            <span>{order.isFulfilled ? texts.fulfilled : texts.notFulfilled}</span>
            <span>
              {order.customerNumber && (
                <span className={css.number}>{groupInFours(order.customerNumber)} </span>
              )}
              {order.personId && (
                <a href={pathTo('Office_Person', { id: order.personId })}>{texts.buyer}</a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
