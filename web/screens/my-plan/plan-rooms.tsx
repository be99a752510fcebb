import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { amountOf, type MyPlan, type MyPlanTexts } from './my-plan-data.ts';
import { PayForm } from './pay-form.tsx';
import type { PlanViewProps } from './plan-props.ts';
import css from './plan-rooms.module.css';

/** Two panels drawn as rooms: what is due now is lit, what comes later is dark. */
export function PlanRooms(props: PlanViewProps) {
  const { plan, texts, onProvider } = props;
  const { rooms } = texts;
  const money = useMoney();
  const hasLater = plan.later.count > 0;
  return (
    <div className={css.rooms} data-alone={hasLater ? undefined : ''}>
      <section className={css.now} aria-labelledby={`now-${plan.id}`}>
        <h2 id={`now-${plan.id}`}>{rooms.now}</h2>
        <p className={css.sum}>{money(plan.due.amount)}</p>
        <Lines plan={plan} state="due" texts={texts} />
        <PayForm {...props} isInRoom />
        <p className="small">{rooms.nowBody}</p>
      </section>
      {hasLater && (
        <section className={css.later} aria-labelledby={`later-${plan.id}`}>
          <h2 id={`later-${plan.id}`}>{rooms.later}</h2>
          <p className={css.sum}>{money(plan.later.amount)}</p>
          <Lines plan={plan} state="later" texts={texts} />
          <p className="small">{rooms.laterBody}</p>
          <p>
            <Button look="secondary" onClick={() => onProvider('rest')}>
              {fill(texts.pay.all, money(amountOf(plan, 'rest')))}
            </Button>
          </p>
          <p className="small">{rooms.allBody}</p>
        </section>
      )}
    </div>
  );
}

type LinesProps = { plan: MyPlan; state: 'due' | 'later'; texts: MyPlanTexts };

function Lines({ plan, state, texts }: LinesProps) {
  const { language } = usePage();
  const count = plan.instalments.length;
  const money = useMoney();
  return (
    <dl className={css.lines}>
      {plan.instalments
        .filter((each) => each.state === state)
        .map(({ number, dueOn, amount }) => (
          <div key={number}>
            <dt>{fill(texts.rooms.line, number, count, formatDate(localDate(dueOn), language))}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}

function useMoney() {
  const { language } = usePage();
  return (euros: number) => formatMoney(fromEuros(euros), language);
}
