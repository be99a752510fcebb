import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDayAndMonth, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import { StateMark } from '../../parts/my-card/state-mark.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { MyPlan, MyPlanTexts } from './my-plan-data.ts';
import css from './plan-band.module.css';
import share from './plan-share.module.css';

const WOVEN = { width: 1200, height: 124 };

type Segment = 'paid' | 'due' | 'next' | 'later';
type Props = { plan: MyPlan; ryijySeed: string; texts: MyPlanTexts };

/** Twelve months as weaving: paid is woven, unpaid is red warp with a cross, future is bare warp. */
export function PlanBand({ plan, ryijySeed, texts }: Props) {
  const { language } = usePage();
  const { paid, due, later, instalments } = plan;
  const segments = segmentsOf(plan);
  return (
    <figure className={css.band}>
      <div
        className={css.cloth}
        role="img"
        aria-label={fill(texts.band.label, paid.count, due.count, later.count)}
      >
        <Ryijy design={designOf(ryijySeed)} label="" className={css.woven} {...WOVEN} />
        <div className={css.segments}>
          {segments.map((segment, index) => (
            <span key={instalments[index]?.number} data-segment={segment}>
              {segment === 'due' && <i />}
            </span>
          ))}
        </div>
      </div>
      <div className={css.days} aria-hidden="true">
        {instalments.map(({ number, dueOn }, index) => (
          <span key={number} data-segment={segments[index]}>
            <b className={css.wide}>{formatDayAndMonth(localDate(dueOn), language)}</b>
            <b className={css.narrow}>{Number(dueOn.slice(5, 7))}</b>
          </span>
        ))}
      </div>
      <Sums plan={plan} texts={texts} />
    </figure>
  );
}

/** Gold is the next charge, when nothing is overdue. */
function segmentsOf({ instalments, state }: MyPlan): Segment[] {
  const next = state === 'well' ? instalments.findIndex((each) => each.state !== 'paid') : -1;
  return instalments.map((each, index) => (index === next ? 'next' : each.state));
}

/** Label of a state's mark. */
export const MARK = { paid: 'paid', due: 'failed', later: 'coming' } as const;

/** Each amount below its segments. */
function Sums({ plan, texts }: Omit<Props, 'ryijySeed'>) {
  const { language } = usePage();
  const isWell = plan.state === 'well';
  const parts = (['paid', 'due', 'later'] as const).filter((name) => plan[name].count > 0);
  return (
    <ul className={css.sums}>
      {parts.map((name) => {
        const { count, amount } = plan[name];
        const isToday = name === 'due' && isWell;
        return (
          <li
            key={name}
            data-segment={isToday ? 'next' : name}
            className={share.share}
            data-count={count}
          >
            <StateMark state={isToday ? 'coming' : MARK[name]}>
              {fill(isToday ? texts.band.today : texts.band[name], count)}
            </StateMark>
            <b className={css.amount}>{formatMoney(fromEuros(amount), language)}</b>
          </li>
        );
      })}
    </ul>
  );
}
