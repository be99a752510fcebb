import { fill } from '../../../../domain/base/fill.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { listedText } from '../../../../domain/office/work-list.ts';
import { useRowsAtATime } from '../../../parts/office/list/rows-at-a-time.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-refunds.ts';
import { ListLead } from './list-lead.tsx';
import { MarkDone } from './mark-done.tsx';
import type { Refunds } from './refund-data.ts';
import css from './refunds.module.css';

type Props = {
  statements: Refunds['statements'];
  texts: typeof fi;
  busyWith: string | null;
  onDone: (id: string) => void;
};

/** Withdrawal statements whose order is not yet withdrawn. */
export function StatementList({ statements, texts, busyWith, onDone }: Props) {
  const { formatDate, formatDateTime } = useFormats();
  const { statement: words } = texts;
  const { shown, more } = useRowsAtATime(statements, texts.frame);
  if (statements.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="withdrawals">
      <h2 id="withdrawals">{fill(words.heading, listedText(statements.length))}</h2>
      <ListLead words={words} right="refund.ask" />
      <ul>
        {shown.map((stated) => (
          <li key={stated.id} className={`stack-2 start entry list-width ${css.refund}`}>
            <h3 id={stated.id}>
              <OrderLink stated={stated} words={words} />
            </h3>
            <p>
              {stated.name}, {stated.emailAddress}
            </p>
            <p className="quiet">
              {fill(
                words.stated,
                formatDateTime(stated.statedAt),
                formatDate(localDate(stated.refundBy)),
              )}
            </p>
            <MarkDone
              texts={words}
              describedBy={stated.id}
              isBusy={busyWith === stated.id}
              onDone={() => onDone(stated.id)}
            />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

type Stated = Refunds['statements'][number];

function OrderLink({ stated, words }: { stated: Stated; words: (typeof fi)['statement'] }) {
  const { pathTo } = usePage();
  const { orderNumber, paymentId, what } = stated;
  if (paymentId) return <a href={pathTo('Office_Payment', { id: paymentId })}>{orderNumber}</a>;
  const number = orderNumber === '' ? words.noNumber : fill(words.unknownOrder, orderNumber);
  return `${words.what[what]}, ${number}`;
}
