import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime, formatMoney } from '../../../domain/base/format.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/office-refunds.ts';
import css from './office-refunds.module.css';
import type { Refunds } from './refund-data.ts';

/** Payments that wait longer than they should; each is sorted out on its own page. */
export function StuckList({ payments, texts }: { payments: Refunds['stuck']; texts: typeof fi }) {
  const { pathTo } = usePage();
  const { stuck } = texts;
  if (payments.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="stuck">
      <h2 id="stuck">{fill(stuck.heading, payments.length)}</h2>
      <p>{stuck.lead}</p>
      <ul>
        {payments.map(({ paymentId, orderNumber, amount, state, since }) => (
          <li key={paymentId} className={css.refund}>
            <h3>
              <a href={pathTo('Office_Payment', { id: paymentId })}>
                {orderNumber}, {formatMoney(fromEuros(amount))}
              </a>
            </h3>
            <p className="quiet">{fill(stuck[state], formatDateTime(since))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
