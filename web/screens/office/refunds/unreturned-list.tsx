import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
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
  payments: Refunds['unreturned'];
  texts: typeof fi;
  busyWith: string | null;
  onAnswered: (paymentId: string, isPaid: boolean) => void;
};

/** Payments of providers that confirm only through the buyer's browser, which never came back. */
export function UnreturnedList({ payments, texts, busyWith, onAnswered }: Props) {
  const { language } = usePage();
  const { formatDateTime } = useFormats();
  const { unreturned } = texts;
  const { shown, more } = useRowsAtATime(payments, texts.frame);
  if (payments.length === 0) return null;
  const { no } = unreturned;
  const asPaid = { mark: unreturned.paid, sure: unreturned.paidSure, yes: unreturned.paidYes, no };
  const asUnpaid = {
    mark: unreturned.unpaid,
    sure: unreturned.unpaidSure,
    yes: unreturned.unpaidYes,
    no,
  };
  return (
    <section className="mt-10" aria-labelledby="unreturned">
      <h2 id="unreturned">{fill(unreturned.heading, listedText(payments.length))}</h2>
      <ListLead words={unreturned} right="payment.settle" />
      <ul>
        {shown.map(({ paymentId, orderNumber, amount, stamp, openedAt }) => (
          <li key={paymentId} className={`stack-2 start entry list-width ${css.refund}`}>
            <h3 id={paymentId}>
              {orderNumber}, {formatMoney(fromEuros(amount), language)}
            </h3>
            <p className="quiet">
              {fill(unreturned.opened, formatDateTime(openedAt))},{' '}
              {fill(texts.unmatched.stamp, stamp)}
            </p>
            {[asPaid, asUnpaid].map((words) => (
              <MarkDone
                key={words.mark}
                texts={words}
                describedBy={paymentId}
                isBusy={busyWith === paymentId}
                onDone={() => onAnswered(paymentId, words === asPaid)}
              />
            ))}
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
