import type { Language } from '../base/language.ts';
import { addDays, type LocalDate } from '../base/local-date.ts';
import { type DayFault, plannedDayFault } from '../base/planned-day.ts';
import {
  type Banner,
  type DatedFact,
  type FactTopic,
  isMethod,
  isSwitch,
  LETTER_DAY_NAMES,
  LIMIT_NAMES,
  type LimitName,
  type Limits,
  type Words,
} from './fact-topics.ts';
import { type ColourFault, colourFault } from './look.ts';
import { factOn, rowsOf } from './scheme-facts.ts';
import { type SiteFault, searchFault, trackingFault } from './site-facts.ts';

export type FactPlan = DatedFact & { replaces: LocalDate | null };

export const WORDS_LENGTH = 300;

export const LIMIT_BOUNDS: Record<LimitName, { least: number; most: number }> = {
  // One order is one payment and one page of codes; its tables hold no more.
  companyUnits: { least: 1, most: 5_000 },
  // Longer forms are not usable; larger numbers are a company order.
  giftsInOrder: { least: 1, most: 100 },
  // Zero is not allowed: switch the invoice off as a payment method instead.
  invoiceMost: { least: 100, most: 100_000_000 },
  // Value added tax act 1501/1993, 209 e §: a simplified invoice is for at most 400 euros.
  addressOver: { least: 0, most: 40_000 },
  firstLetter: { least: 1, most: 365 },
  secondLetter: { least: 1, most: 365 },
  lastLetter: { least: 1, most: 365 },
};

/** Sums and methods are announced before they apply; a pause or a notice may be needed at once. */
export const mayBeginToday = (topic: FactTopic): boolean =>
  isSwitch(topic) || AT_ONCE.includes(topic);

const AT_ONCE: readonly FactTopic[] = [
  'banner',
  'colours',
  'logo',
  'search',
  'tracking',
  'logging',
];

/** The first day that can be planned, and whose change can still be replaced and cancelled. */
export function firstDay(topic: FactTopic, today: LocalDate): LocalDate {
  return mayBeginToday(topic) ? today : addDays(today, 1);
}

export type FactFault =
  | DayFault
  | SiteFault
  | { fault: 'nothingChanges' | 'endsBefore' | 'wordsMissing' | 'languagesOrder' }
  | { fault: 'lastMethod'; day: LocalDate }
  | ({ fault: 'contrastLow' } & ColourFault)
  | { fault: 'outOfBounds'; limit: LimitName };

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

/** Errors of the new value, whatever the day. */
function valueFaults(plan: FactPlan): FactFault[] {
  if (plan.topic === 'limits') {
    return outsideOf(plan.value).map((limit) => ({ fault: 'outOfBounds', limit }) as const);
  }
  const fault = siteFault(plan) ?? valueFault(plan);
  return fault ? [fault] : [];
}

function valueFault(plan: FactPlan): FactFault | null {
  if (plan.topic === 'languages') {
    return isMenu(plan.value.languages) ? null : { fault: 'languagesOrder' };
  }
  if (plan.topic === 'colours') {
    const unread = plan.value.colours && colourFault(plan.value.colours);
    return unread && { fault: 'contrastLow', ...unread };
  }
  const isMissing = wordsOf(plan).some((text) => text.trim() === '');
  return isMissing ? { fault: 'wordsMissing' } : null;
}

function siteFault({ topic, value }: FactPlan): SiteFault | null {
  if (topic === 'search') return value.search && searchFault(value.search);
  return topic === 'tracking' ? value.tracking && trackingFault(value.tracking) : null;
}

/** At least one, no duplicates. URLs without a prefix are Finnish, so Finnish must be first if present. */
export function isMenu(languages: readonly Language[]): boolean {
  const isOnce = new Set(languages).size === languages.length;
  return isOnce && languages.length > 0 && languages.indexOf('fi') <= 0;
}

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

function outsideOf(limits: Limits): LimitName[] {
  const isEarly = (name: LimitName, index: number) => {
    const before = LETTER_DAY_NAMES[index - 1];
    return before !== undefined && limits[name] <= limits[before];
  };
  const early: LimitName[] = LETTER_DAY_NAMES.filter(isEarly);
  return LIMIT_NAMES.filter(
    (name) =>
      limits[name] < LIMIT_BOUNDS[name].least ||
      limits[name] > LIMIT_BOUNDS[name].most ||
      // Each reminder comes later than the previous one.
      early.includes(name),
  );
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

/** The text that users will read. */
function wordsOf({ value }: FactPlan): string[] {
  const words: Words | null =
    'notice' in value ? value.notice : 'banner' in value ? (value.banner?.words ?? null) : null;
  return words ? Object.values(words) : [];
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
