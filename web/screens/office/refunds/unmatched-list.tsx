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
  money: Refunds['unmatched'];
  texts: typeof fi;
  busyWith: string | null;
  onDone: (id: string) => void;
};

/** Verified payments without a matching order, to be assigned by hand. */
export function UnmatchedList({ money, texts, busyWith, onDone }: Props) {
  const { language } = usePage();
  const { formatDateTime } = useFormats();
  const { unmatched } = texts;
  const { shown, more } = useRowsAtATime(money, texts.frame);
  if (money.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="unmatched">
      <h2 id="unmatched">{fill(unmatched.heading, listedText(money.length))}</h2>
      <ListLead words={unmatched} right="payment.settle" />
      <ul>
        {shown.map(({ id, orderNumber, amount, reason, channel, stamp, transactionId, cameAt }) => (
          <li key={id} className={`stack-2 start entry list-width ${css.refund}`}>
            <h3 id={id}>
              {orderNumber && `${orderNumber}, `}
              {amount === null ? unmatched.unknownSum : formatMoney(fromEuros(amount), language)}
            </h3>
            <p className="quiet">
              {unmatched.reason[reason]}, {formatDateTime(cameAt)}. {channel},{' '}
              {transactionId
                ? fill(texts.transaction, transactionId)
                : fill(unmatched.stamp, stamp)}
            </p>
            <MarkDone
              texts={unmatched}
              describedBy={id}
              isBusy={busyWith === id}
              onDone={() => onDone(id)}
            />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
