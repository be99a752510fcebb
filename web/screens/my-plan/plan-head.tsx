import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { addDays, localDate } from '../../../domain/base/local-date.ts';
import { CardFace } from '../../parts/my-card/card-face.tsx';
import type { OwnCard } from '../../parts/my-card/my-card-data.ts';
import { unpaidSentence } from '../../parts/my-card/situation-words.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './my-plan.module.css';
import type { MyPlan, MyPlanTexts } from './my-plan-data.ts';

type Props = { plan: MyPlan; card: OwnCard | null; isFirst: boolean; texts: MyPlanTexts };

/** State of the plan in one sentence, and what it means for the card beside it. */
export function PlanHead({ plan, card, isFirst, texts }: Props) {
  const { language, today } = usePage();
  const { lead, strong, after } = leadOf(plan, texts, { language, today });
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <header className={css.head}>
      <div>
        <Heading className={css.sentence}>{sentenceOf(plan, texts)}</Heading>
        <p className="lead mt-4">
          {lead} {strong && <b>{strong}</b>} {after}
        </p>
      </div>
      {isFirst && card && (
        <div className={css.face}>
          <CardFace card={card} texts={texts.common} />
        </div>
      )}
    </header>
  );
}

function sentenceOf({ state, paid, due }: MyPlan, { common, head }: MyPlanTexts): string {
  if (state === 'well' || state === 'paid') {
    return fill(head[state], common.countWords[paid.count - 1] ?? paid.count, paid.count);
  }
  return unpaidSentence(due.count, state === 'failed' ? 'unpaid' : 'onHold', common);
}

type Lead = { lead: string; strong?: string; after?: string };
type Reading = Pick<ReturnType<typeof usePage>, 'language' | 'today'>;

function leadOf(plan: MyPlan, texts: MyPlanTexts, { language, today }: Reading): Lead {
  const { head } = texts;
  const date = (day: string) => formatDate(localDate(day), language);
  const validUntil = plan.validUntil && plan.validUntil >= today ? plan.validUntil : null;
  switch (plan.state) {
    case 'paid':
      return {
        lead: head.paidLead,
        ...(validUntil && { after: fill(head.validUntil, date(validUntil)) }),
      };
    case 'well':
      return wellLead(plan, head, { date, language });
    case 'failed':
      return failedLead({ ...plan, validUntil }, head, date);
    default: {
      const sum = formatMoney(fromEuros(plan.due.amount), language);
      const last = plan.letters.sent.find(({ letter }) => letter === 'last' || letter === 'ended');
      const lead = last ? `${head.held} ${fill(head.lastLetter, date(last.on))}` : head.held;
      if (!validUntil) return { lead, strong: fill(head.seasonOver, sum) };
      const after = fill(head.andUntil, date(validUntil));
      return { lead, strong: fill(head.opens, sum), after };
    }
  }
}

/** Why, and how long the card still works. */
function failedLead(
  { declinedOn, stopsOn, validUntil }: MyPlan,
  head: MyPlanTexts['head'],
  date: (day: string) => string,
): Lead {
  const latest = declinedOn.at(-1);
  const lead = latest ? fill(head.declined, date(latest)) : head.noCard;
  if (!stopsOn || !validUntil) return { lead };
  const last = addDays(localDate(stopsOn), -1);
  return { lead, strong: fill(head.worksUntil, date(last < validUntil ? last : validUntil)) };
}

function wellLead(
  { instalments, paymentCard }: MyPlan,
  head: MyPlanTexts['head'],
  { date, language }: { date: (day: string) => string; language: Language },
): Lead {
  const next = instalments.find(({ state }) => state !== 'paid');
  if (!next) return { lead: head.paidLead };
  const sum = formatMoney(fromEuros(next.amount), language);
  if (!paymentCard) return { lead: fill(head.nextNoCard, sum, date(next.dueOn)) };
  if (next.state === 'due') return { lead: fill(head.today, sum) };
  return { lead: fill(head.next, sum, date(next.dueOn)) };
}
