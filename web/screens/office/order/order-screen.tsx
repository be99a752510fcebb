import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { RefundOffer } from '../../../parts/office/action/refund-offer.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { TimePage } from '../../../parts/office/time/time-page.tsx';
import { useStory } from '../../../parts/office/time/use-story.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-order.ts';
import css from './order.module.css';
import { type Order, type OrderData, type OrderStory, readOrder } from './order-data.ts';
import { OrderFacts } from './order-facts.tsx';

type Texts = typeof fi;

/** Staff: one order of any kind, its facts and events. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<OrderData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Find" data={data}>
      {({ story }) =>
        story ? (
          <Story key={`${story.order.id} ${story.kind}`} first={story} texts={texts} />
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

function Story({ first, texts }: { first: OrderStory; texts: Texts }) {
  const { formatDateTime } = useFormats();
  const { pathTo, place, language } = usePage();
  const { id } = first.order;
  const page = useStory(first, {
    texts: texts.time.actions,
    readAgain: async () => (await readOrder(readFromServer, { ...place, params: { id } })).story,
  });
  const { order } = page.story;
  return (
    <>
      <h1>{[texts.names[order.kind], order.orderNumber].filter(Boolean).join(' ')}</h1>
      <p className="quiet">
        {[
          formatMoney(fromEuros(order.amount), language),
          fill(texts.ordered, formatDateTime(order.createdAt)),
          texts.languages[order.language],
        ].join(' · ')}
      </p>
      {order.gift?.isBounced && <p className="flag mt-4">{texts.bounced}</p>}
      <TimePage
        texts={texts.time}
        page={page}
        path={pathTo('Office_Order', { id })}
        counts={order.counts}
        readMore={(before) =>
          readFromServer('BackOfficeController', 'getTimeOfOrder', { id, ...before })
        }
        readLetter={(letter) =>
          readFromServer('BackOfficeController', 'getLetterOfOrder', { id: letter, orderId: id })
        }
        above={
          <>
            <Lines order={order} texts={texts} />
            <Payments order={order} texts={texts} />
            <RefundOffer
              texts={texts.time.actions}
              refundable={order.refundable}
              onDone={page.onDone}
            />
          </>
        }
        side={<OrderFacts order={order} texts={texts} />}
      />
    </>
  );
}

type PartProps = { order: Order; texts: Texts };

function Lines({ order, texts }: PartProps) {
  const { language } = usePage();
  const { formatCount } = useFormats();
  return (
    <section className="mb-5" aria-labelledby="lines">
      <h2 id="lines">{texts.lines}</h2>
      {order.lines.length === 0 && <p className="quiet">{texts.noLines}</p>}
      <ul className={`mt-2 ${css.rows}`}>
        {order.lines.map((line) => (
          <li key={`${line.description} ${line.unitPrice}`}>
            <span>{line.description}</span>
            <span className="quiet">{fill(texts.pieces, formatCount(line.units))}</span>
            <span className={css.sum}>{formatMoney(fromEuros(line.sum), language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Payments({ order, texts }: PartProps) {
  const { formatDateTime } = useFormats();
  const { pathTo, language } = usePage();
  const words: Record<string, string> = texts.time.words;
  if (order.payments.length === 0) return null;
  return (
    <section className="mb-5" aria-labelledby="payments">
      <h2 id="payments">{texts.payments}</h2>
      <ul className={`mt-2 ${css.rows}`}>
        {order.payments.map((payment) => (
          <li key={payment.id}>
            <span>
              <a href={pathTo('Office_Payment', { id: payment.id })}>{payment.orderNumber}</a>
              {payment.hasReceipt && (
                <>
                  {' · '}
                  <a href={`/office/receipts/${payment.id}`}>{texts.receipt}</a>
                </>
              )}
            </span>
            <span className="quiet">
              {[
                words[payment.state] ?? payment.state,
                formatDateTime(payment.createdAt),
                payment.isFulfilled && texts.paidThis,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={css.sum}>{formatMoney(fromEuros(payment.amount), language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
