import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { type PlanDay, type PlanDayKind, planDays } from '../../../domain/instalment/plan-days.ts';
import { usePage } from '../../platform/page-context.tsx';
import { amountOf, type MyPlan, type MyPlanTexts } from './my-plan-data.ts';
import css from './plan-days.module.css';

type Props = { plan: MyPlan; texts: MyPlanTexts };

const KNOT: Record<PlanDayKind, 'bad' | 'done' | 'now' | 'soon' | 'coming'> = {
  declined: 'bad',
  held: 'bad',
  letter: 'done',
  lastLetter: 'done',
  endLetter: 'done',
  today: 'now',
  retry: 'coming',
  nextLetter: 'coming',
  nextLastLetter: 'coming',
  lastDay: 'soon',
  stops: 'coming',
  lastDue: 'coming',
  contractEnds: 'coming',
};

/** Past and coming events of the plan, each with its day. */
export function PlanDays({ plan, texts: { days: texts } }: Props) {
  const { language, today } = usePage();
  const { state, instalments, letters } = plan;
  const day = (value: string | null) => (value === null ? null : localDate(value));
  const last = instalments.findLast((each) => each.state === 'later');
  const days = planDays({
    today,
    declinedOn: plan.declinedOn.map(localDate),
    retryOn: day(plan.retryOn),
    stopsOn: day(plan.stopsOn),
    heldOn: day(plan.heldOn),
    sentLetters: letters.sent.map((each) => ({ ...each, on: localDate(each.on) })),
    comingLetters: letters.coming.map((each) => ({ ...each, on: localDate(each.on) })),
    lastDueOn: last ? localDate(last.dueOn) : null,
    endsOn: localDate(plan.endsOn),
  });
  const wordsOf = (each: PlanDay) => {
    const bodies: Partial<Record<PlanDayKind, string>> = texts.bodies;
    const sum = formatMoney(fromEuros(each.due ?? amountOf(plan, 'rest')), language);
    return {
      title: fill(texts.kinds[each.kind], each.days ?? ''),
      body: fill(bodies[each.kind] ?? '', sum),
    };
  };
  return (
    <aside className={css.line} aria-labelledby={`days-${plan.id}`}>
      <h2 id={`days-${plan.id}`}>{state === 'failed' ? texts.title : texts.onHoldTitle}</h2>
      <ol>
        {days.map((each) => {
          const { title, body } = wordsOf(each);
          return (
            <li
              key={`${each.on} ${each.kind}`}
              data-knot={KNOT[each.kind]}
              aria-current={each.kind === 'today' ? 'step' : undefined}
            >
              <time dateTime={each.on}>{formatDate(each.on, language)}</time>
              <div>
                <b>{title}</b>
                {body && <span>{body}</span>}
              </div>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
