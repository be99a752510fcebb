import { addDays, type LocalDate } from '../base/local-date.ts';
import { type DayFault, plannedDayFault } from '../base/planned-day.ts';
import {
  type DatedFact,
  type FactPlan,
  type FactTopic,
  isMethod,
  TOPIC_RULES,
  type ValueFault,
} from './fact-topics.ts';
import { factOn, rowsOf } from './scheme-facts.ts';
import type { Banner } from './topic/offers.ts';

export const WORDS_LENGTH = 300;

/** The first day that can be planned, and whose change can still be replaced and cancelled. */
export function firstDay(topic: FactTopic, today: LocalDate): LocalDate {
  return TOPIC_RULES[topic].mayBeginToday ? today : addDays(today, 1);
}

export type FactFault =
  | DayFault
  | ValueFault
  | { fault: 'nothingChanges' | 'endsBefore' }
  | { fault: 'lastMethod'; day: LocalDate };

/** All reasons why it cannot be planned. */
export function factFaults(
  facts: readonly DatedFact[],
  plan: FactPlan,
  today: LocalDate,
): FactFault[] {
  const { topic, from, until } = plan;
  const days = rowsOf(facts, topic).map((row) => row.from);
  const wrongDay = plannedDayFault(plan, { days, first: firstDay(topic, today), today });
  const found: FactFault[] = [
    ...(wrongDay ? [wrongDay] : []),
    ...(until !== null && until < from ? [{ fault: 'endsBefore' } as const] : []),
    ...valueFaults(plan),
  ];
  if (found.length > 0) return found;
  const others = withoutDay(facts, topic, plan.replaces);
  if (isSame(factOn(others, topic, from), plan.value)) return [{ fault: 'nothingChanges' }];
  const day = isMethod(topic) ? dayWithoutMethod([...others, plan], from) : null;
  return day ? [{ fault: 'lastMethod', day }] : [];
}

const valueFaults = <Topic extends FactTopic>({ topic, value }: FactPlan<Topic>) =>
  TOPIC_RULES[topic].faults(value);

export function withoutDay(
  facts: readonly DatedFact[],
  topic: FactTopic,
  day: LocalDate | null,
): DatedFact[] {
  return facts.filter((fact) => fact.topic !== topic || fact.from !== day);
}

/** Not everybody has a voucher: bank or card can pay for everything. Returns the first day without both. */
export function dayWithoutMethod(facts: readonly DatedFact[], from: LocalDate): LocalDate | null {
  const turns = [...rowsOf(facts, 'bank'), ...rowsOf(facts, 'card')].flatMap((row) =>
    row.until === null ? [row.from] : [row.from, addDays(row.until, 1)],
  );
  const days = [from, ...turns.filter((day) => day > from)].toSorted();
  const isClosed = (day: LocalDate) =>
    !factOn(facts, 'bank', day).isOffered && !factOn(facts, 'card', day).isOffered;
  return days.find(isClosed) ?? null;
}

/** Other notices that overlap: on those days only the one that started last is shown. */
export function overlappingNotices(
  others: readonly DatedFact[],
  { topic, from, until, value }: DatedFact,
): (DatedFact<'banner'> & { value: { banner: Banner } })[] {
  if (topic !== 'banner' || !('banner' in value) || !value.banner) return [];
  return rowsOf(others, 'banner').flatMap((row) => {
    const { banner } = row.value;
    const isApart =
      (until !== null && row.from > until) || (row.until !== null && row.until < from);
    return banner && !isApart ? [{ ...row, value: { banner } }] : [];
  });
}

/** The database stores the keys in its own order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([key, value]) => isSame(value, other[key as keyof typeof other]))
  );
}
