import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime, formatMoney } from '../../../domain/base/format.ts';
import type { texts as fi } from '../../texts/fi/office-refunds.ts';
import { MarkDone } from './mark-done.tsx';
import css from './office-refunds.module.css';
import type { Refunds } from './refund-data.ts';

type Props = {
  money: Refunds['unmatched'];
  texts: typeof fi;
  busyWith: string | null;
  onDone: (id: string) => void;
};

/** Genuine money that fits no order: a person finds out whose it is. */
export function UnmatchedList({ money, texts, busyWith, onDone }: Props) {
  const { unmatched } = texts;
  if (money.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="unmatched">
      <h2 id="unmatched">{fill(unmatched.heading, money.length)}</h2>
      <p>{unmatched.lead}</p>
      <ul>
        {money.map(({ id, orderNumber, amount, reason, channel, stamp, transactionId, cameAt }) => (
          <li key={id} className={css.refund}>
            <h3 id={id}>
              {orderNumber && `${orderNumber}, `}
              {amount === null ? unmatched.unknownSum : formatMoney(fromEuros(amount))}
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
    </section>
  );
}
