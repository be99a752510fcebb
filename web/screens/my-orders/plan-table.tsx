import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { StateMark } from '../../parts/my-card/state-mark.tsx';
import css from './my-orders.module.css';
import type { MyOrdersData } from './my-orders-data.ts';
import type { MyOrdersTexts } from './my-orders-texts.ts';

type Props = { plan: MyOrdersData['plans'][number]; texts: MyOrdersTexts };

/** The twelve instalments, each with a mark and a word. */
export function PlanTable({ plan, texts: { plan: texts } }: Props) {
  const paid = plan.instalments.filter(({ state }) => state === 'paid').length;
  return (
    <section className={css.plan}>
      <h2>{fill(texts.title, formatDate(localDate(plan.startsOn)))}</h2>
      <p>{fill(texts.paid, paid, plan.instalments.length)}</p>
      <table className={css.table}>
        <thead>
          <tr>
            {[texts.number, texts.due, texts.amount, texts.state].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.instalments.map(({ number, dueOn, amount, state }) => (
            <tr key={number}>
              <th scope="row">{fill(texts.of, number, plan.instalments.length)}</th>
              <td>{formatDate(localDate(dueOn))}</td>
              <td>{formatMoney(fromEuros(amount))}</td>
              <td>
                <StateMark state={state}>{texts.states[state]}</StateMark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
