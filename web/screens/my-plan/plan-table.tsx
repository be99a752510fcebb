import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { StateMark } from '../../parts/my-card/state-mark.tsx';
import { usePage } from '../../platform/page-context.tsx';
import tableCss from '../../ui/table.module.css';
import type { MyPlan, MyPlanTexts } from './my-plan-data.ts';
import { MARK } from './plan-band.tsx';
import css from './plan-table.module.css';

/** All twelve months as a table, for screen readers and exact days. */
export function PlanTable({ plan, texts }: { plan: MyPlan; texts: MyPlanTexts }) {
  const { language } = usePage();
  const { table } = texts;
  const isWell = plan.state === 'well';
  return (
    <details className="link-summary mt-5">
      <summary>{table.show}</summary>
      <table className={`${tableCss.table} ${css.table}`}>
        <caption>{fill(table.caption, formatDate(localDate(plan.startsOn), language))}</caption>
        <thead>
          <tr>
            {[table.number, table.due, table.amount, table.state].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.instalments.map(({ number, dueOn, amount, state }) => {
            const shown = state === 'due' && isWell ? 'today' : state;
            return (
              <tr key={number}>
                <th scope="row">{fill(table.of, number, plan.instalments.length)}</th>
                <td>{formatDate(localDate(dueOn), language)}</td>
                <td>{formatMoney(fromEuros(amount), language)}</td>
                <td>
                  <StateMark state={shown === 'today' ? 'coming' : MARK[shown]}>
                    {table.states[shown]}
                  </StateMark>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
