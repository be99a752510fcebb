import type { ReactNode } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './my-plan.module.css';
import { amountOf } from './my-plan-data.ts';
import type { PlanViewProps } from './plan-props.ts';

/** Nothing overdue: the next charge, its card, and the terms of the plan. */
export function PlanFacts({ plan, texts, onNewCard, onProvider }: PlanViewProps) {
  const { language, pathTo } = usePage();
  const { facts, pay } = texts;
  const { instalments, paymentCard, later, due } = plan;
  const next = instalments.find(({ state }) => state !== 'paid');
  const last = instalments.at(-1);
  const date = (day: string) => formatDate(localDate(day), language);
  const money = (euros: number) => formatMoney(fromEuros(euros), language);
  if (!next || !last) return null;
  const whole = money(plan.paid.amount + due.amount + later.amount);
  const rest = money(amountOf(plan, 'rest'));
  return (
    <>
      <div className={css.three}>
        <Fact title={facts.next} value={money(next.amount)}>
          <p>{fill(facts.nextOn, date(next.dueOn), next.number, instalments.length)}</p>
        </Fact>
        <Fact title={facts.card} value={paymentCard ? `•• ${paymentCard.lastFour}` : facts.noCard}>
          {paymentCard?.expiresOn && <p>{fill(facts.expires, monthOf(paymentCard.expiresOn))}</p>}
          <p>
            <Button look="text" onClick={onNewCard}>
              {paymentCard ? facts.change : facts.save}
            </Button>
          </p>
          <p className="small">{facts.changeBody}</p>
        </Fact>
        <Fact
          title={facts.contract}
          value={fill(facts.times, instalments.length, money(next.amount))}
        >
          <p>{fill(facts.total, whole, date(last.dueOn))}</p>
          <p className="small">
            {facts.binds} <a href={pathTo('Terms')}>{facts.terms}</a>
          </p>
        </Fact>
      </div>
      {!plan.isBeingCharged && (
        <section className={`placard ${css.rest}`} aria-labelledby={`rest-${plan.id}`}>
          <div>
            <h2 id={`rest-${plan.id}`}>{facts.rest}</h2>
            <p>{fill(facts.restBody, rest)}</p>
          </div>
          <Button look="secondary" onClick={() => onProvider('rest')}>
            {fill(pay.rest, rest)}
          </Button>
        </section>
      )}
    </>
  );
}

function Fact({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <section className={css.fact}>
      <h2>{title}</h2>
      <p className={css.big}>{value}</p>
      {children}
    </section>
  );
}

/** '2028-08' as printed on a card. */
function monthOf(expiresOn: string): string {
  const [year, month] = expiresOn.split('-').map(Number);
  return `${month}/${year}`;
}
