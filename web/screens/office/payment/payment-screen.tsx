import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney, groupInFours } from '../../../../domain/base/format.ts';
import { RefundOffer } from '../../../parts/office/action/refund-offer.tsx';
import { type Fact, FactsPanel, NumberText } from '../../../parts/office/facts-panel.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { TimePage } from '../../../parts/office/time/time-page.tsx';
import { useStory } from '../../../parts/office/time/use-story.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-payment.ts';
import { FreePayment } from './free-payment.tsx';
import css from './payment.module.css';
import { type Payment, type PaymentData, type PaymentStory, readPayment } from './payment-data.ts';
import { useLater } from './use-later.ts';

type Texts = typeof fi;

/** Staff: a payment with its notifications and effects. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<PaymentData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Find" data={data}>
      {({ story }) =>
        story ? (
          <Story key={`${story.payment.id} ${story.kind}`} first={story} texts={texts} />
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

function Story({ first, texts }: { first: PaymentStory; texts: Texts }) {
  const { pathTo, place, language } = usePage();
  const { id } = first.payment;
  const page = useStory(first, {
    texts: texts.time.actions,
    readAgain: async () => (await readPayment(readFromServer, { ...place, params: { id } })).story,
  });
  useLater(page.done !== null, page.refresh);
  const { payment } = page.story;
  const words: Record<string, string> = texts.time.words;
  const said = (name: string) => words[name] ?? name;
  return (
    <>
      <h1>{fill(texts.payment, payment.orderNumber)}</h1>
      <p className="quiet">
        {formatMoney(fromEuros(payment.amount), language)} · {said(payment.state)}
      </p>
      <TimePage
        texts={texts.time}
        page={page}
        path={pathTo('Office_Payment', { id })}
        counts={payment.counts}
        readMore={(before) =>
          readFromServer('BackOfficeController', 'getTimeOfPayment', { id, ...before })
        }
        readLetter={(letter) =>
          readFromServer('BackOfficeController', 'getLetterOfPayment', {
            id: letter,
            paymentId: id,
          })
        }
        above={
          <>
            <Orders payment={payment} texts={texts} said={said} />
            {!page.done && (
              <div className="ways mt-4 mb-4">
                <FreePayment texts={texts.time.actions} payment={payment} onDone={page.onDone} />
                <RefundOffer
                  texts={texts.time.actions}
                  refundable={payment.refundable}
                  onDone={page.onDone}
                />
              </div>
            )}
          </>
        }
        side={<Now payment={payment} texts={texts} said={said} />}
      />
    </>
  );
}

type PartProps = { payment: Payment; texts: Texts; said: (name: string) => string };

function Now({ payment, texts, said }: PartProps) {
  const { language } = usePage();
  const { formatDateTime } = useFormats();
  const { stamp, transactionId } = payment;
  const facts: Fact[] = [
    [texts.state, said(payment.state)],
    [texts.provider, said(payment.providerType)],
    [texts.made, formatDateTime(payment.createdAt)],
    [texts.settled, payment.settledAt ? formatDateTime(payment.settledAt) : texts.notSettled],
    [texts.stamp, <NumberText key="stamp">{stamp}</NumberText>],
    [texts.transaction, transactionId && <NumberText key="id">{transactionId}</NumberText>],
  ];
  return (
    <FactsPanel id="now" heading={texts.facts} facts={facts}>
      {payment.refunds.map((refund) => (
        <p key={refund.id}>
          {texts.refund}: {formatMoney(fromEuros(refund.amount), language)}, {said(refund.reason)},{' '}
          {said(refund.state ?? 'flagged')}
        </p>
      ))}
    </FactsPanel>
  );
}

function Orders({ payment, texts, said }: PartProps) {
  const { pathTo, language } = usePage();
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{texts.orders}</h2>
      <ul className={css.rows}>
        {payment.orders.map((order) => (
          <li key={order.id} id={order.id}>
            <span>
              <a href={pathTo('Office_Order', { id: order.id })}>{said(order.kind)}</a>
            </span>
            <span>{formatMoney(fromEuros(order.amount), language)}</span>
            <span>{paidFor(order, texts)}</span>
            <span>
              {order.customerNumber && (
                <NumberText>{groupInFours(order.customerNumber)} </NumberText>
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

function paidFor({ isInstalment, isFulfilled }: Payment['orders'][number], texts: Texts): string {
  if (isInstalment) return texts.instalment;
  return isFulfilled ? texts.fulfilled : texts.notFulfilled;
}
