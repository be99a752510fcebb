import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { listedText } from '../../../../domain/office/work-list.ts';
import { useRowsAtATime } from '../../../parts/office/list/rows-at-a-time.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-refunds.ts';
import { ListLead } from './list-lead.tsx';
import type { Refunds } from './refund-data.ts';
import css from './refunds.module.css';

type Props = { id: 'stuck' | 'charges'; payments: Refunds['stuck']; texts: typeof fi };

/** Payments pending for too long; each is resolved on its page. */
export function StuckList({ id, payments, texts }: Props) {
  const { formatDateTime } = useFormats();
  const { pathTo, language } = usePage();
  const { stuck } = texts;
  const { shown, more } = useRowsAtATime(payments, texts.frame);
  if (payments.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id}>{fill(texts[id].heading, listedText(payments.length))}</h2>
      <ListLead words={texts[id]} right="payment.free" />
      <ul>
        {shown.map(({ paymentId, orderNumber, amount, state, since }) => (
          <li key={paymentId} className={`stack-2 start entry list-width ${css.refund}`}>
            <h3>
              <a href={pathTo('Office_Payment', { id: paymentId })} data-row>
                {orderNumber}, {formatMoney(fromEuros(amount), language)}
              </a>
            </h3>
            <p className="quiet">{fill(stuck[state], formatDateTime(since))}</p>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
