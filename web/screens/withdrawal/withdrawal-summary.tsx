import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatList, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { WithdrawalOrder } from '../../parts/withdrawal/withdrawal-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts } from '../../texts/fi/withdrawal.ts';
import css from './withdrawal.module.css';

type Props = { order: WithdrawalOrder; texts: WithdrawalTexts };

/** What is withdrawn, how the amount is computed, and what happens next. */
export function WithdrawalSummary({ order, texts }: Props) {
  const { language } = usePage();
  const money = (euros: number) => formatMoney(fromEuros(euros), language);
  const product = texts.product[order.kind];
  const whose = formatList(order.recipients, language);
  return (
    <>
      <dl className={`placard ${css.sum}`}>
        <div>
          <dt>{texts.what}</dt>
          <dd>{whose ? fill(texts.forWhom, product, whose) : product}</dd>
        </div>
        <div>
          <dt>{texts.ordered}</dt>
          <dd>{formatDate(localDate(order.orderedOn), language)}</dd>
        </div>
        <div>
          <dt>{texts.paid}</dt>
          <dd>{money(order.paid)}</dd>
        </div>
        {order.used > 0 && (
          <div>
            <dt>{fill(texts.used, order.usedDays, order.ofDays)}</dt>
            <dd>−{money(order.used)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>{texts.refund}</dt>
          <dd>{money(order.refund)}</dd>
        </div>
      </dl>
      <ul className={`stack-3 ${css.then}`}>
        {whatHappens(order, texts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** How the refund is paid, by whom and when. */
export const wayBack = ({ refundWay, refundSite }: WithdrawalOrder, { ways }: WithdrawalTexts) =>
  fill(ways[refundWay].payer, refundSite);

function whatHappens(order: WithdrawalOrder, texts: WithdrawalTexts): string[] {
  const { after } = texts;
  const ofOwn = order.kind === 'renewal' ? after.renewal : after.card;
  const hasUnused = order.recipients.length > order.ended;
  return [
    ...(order.kind !== 'gift' ? [ofOwn] : hasUnused ? [after.gift] : []),
    ...(order.ended > 0 ? [fill(after.ended, order.ended)] : []),
    ...(order.taken > 0 ? [fill(after.taken, order.taken)] : []),
    ...(order.billing === 'monthly' ? [after.monthly] : []),
    ...(order.refund > 0 ? [wayBack(order, texts)] : []),
    fill(after.receipt, order.receiptTo),
  ];
}

export type WithdrawalTexts = typeof texts;
