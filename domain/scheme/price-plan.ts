import { addDays, type LocalDate } from '../base/local-date.ts';
import { type DayFault, plannedDayFault } from '../base/planned-day.ts';
import { INSTALMENT_COUNT } from '../instalment/instalment-plan.ts';
import { PRICE_KINDS } from './price.ts';

/** Values of a planned change: prices in cents, tax in basis points. */
export const PRICE_FACTS = [...PRICE_KINDS, 'vat'] as const;
export type PriceFact = (typeof PRICE_FACTS)[number];

/** New values of a day; null: unchanged. */
export type Amounts = Record<PriceFact, number | null>;
export type PriceChange = { validFrom: LocalDate; amounts: Amounts };

/** `replaces` is the start day of the planned change that it replaces. */
export type PricePlan = { from: LocalDate; replaces: LocalDate | null; amounts: Amounts };

/** Bounds against typing errors that cost or give away real money. */
export const AMOUNT_BOUNDS: Record<PriceFact, { least: number; most: number }> = {
  annual: { least: 100, most: 100_000 },
  renewalWhileValid: { least: 100, most: 100_000 },
  monthly: { least: 100, most: 10_000 },
  vat: { least: 0, most: 4_000 },
};

export const NO_AMOUNTS: Amounts = {
  annual: null,
  renewalWhileValid: null,
  monthly: null,
  vat: null,
};

/** Values of a day: for each the newest that has started. */
export function amountsOn(changes: readonly PriceChange[], day: LocalDate): Amounts {
  const begun = changes
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  const newest = (fact: PriceFact) =>
    begun.find(({ amounts }) => amounts[fact] !== null)?.amounts[fact] ?? null;
  return {
    annual: newest('annual'),
    renewalWhileValid: newest('renewalWhileValid'),
    monthly: newest('monthly'),
    vat: newest('vat'),
  };
}

/** All changes except the replaced one, and the planned one only where it differs. */
export function withPlan(changes: readonly PriceChange[], plan: PricePlan): PriceChange[] {
  const others = changes.filter(({ validFrom }) => validFrom !== plan.replaces);
  return [...others, { validFrom: plan.from, amounts: changedAmounts(others, plan) }];
}

/** The real changes of a plan: a value that applies on that day anyway is left out. */
export function changedAmounts(
  others: readonly PriceChange[],
  { from, amounts }: Pick<PricePlan, 'from' | 'amounts'>,
): Amounts {
  const held = amountsOn(others, from);
  const changed = { ...NO_AMOUNTS };
  for (const fact of PRICE_FACTS) if (amounts[fact] !== held[fact]) changed[fact] = amounts[fact];
  return changed;
}

export type PlanFault =
  | DayFault
  | { fault: 'nothingChanges' }
  | { fault: 'renewalAboveAnnual'; day: LocalDate }
  | { fault: 'outOfBounds'; fact: PriceFact };

/** All reasons why it cannot be planned. */
export function planFaults(
  changes: readonly PriceChange[],
  plan: PricePlan,
  today: LocalDate,
): PlanFault[] {
  const { from, replaces, amounts } = plan;
  const days = changes.map(({ validFrom }) => validFrom);
  const wrongDay = plannedDayFault(plan, { days, first: addDays(today, 1), today });
  const outside = PRICE_FACTS.filter((fact) => !isWithin(fact, amounts[fact]));
  const found: PlanFault[] = [
    ...(wrongDay ? [wrongDay] : []),
    ...outside.map((fact) => ({ fault: 'outOfBounds', fact }) as const),
  ];
  if (found.length > 0) return found;
  const others = changes.filter(({ validFrom }) => validFrom !== replaces);
  const set = changedAmounts(others, plan);
  if (PRICE_FACTS.every((fact) => set[fact] === null)) return [{ fault: 'nothingChanges' }];
  const day = dearRenewalDay(withPlan(changes, plan), from);
  return day ? [{ fault: 'renewalAboveAnnual', day }] : [];
}

/** Total of a year's instalments compared with the annual price, in cents. */
export type InstalmentWarning =
  | { warning: 'instalmentsCheaper'; less: number }
  | { warning: 'instalmentsDearer'; more: number; before: number };

/** Paying monthly must not be cheaper, nor have a larger surcharge than today, for which the terms were written. */
export function instalmentWarning(held: Amounts, then: Amounts): InstalmentWarning | null {
  const more = aboveAtOnce(then);
  if (more === null) return null;
  if (more < 0) return { warning: 'instalmentsCheaper', less: -more };
  const before = Math.max(0, aboveAtOnce(held) ?? 0);
  return more > before ? { warning: 'instalmentsDearer', more, before } : null;
}

/** The first later day on which the change breaks this rule together with existing plans. */
export function laterInstalmentWarning(
  others: readonly PriceChange[],
  { from, amounts }: Pick<PricePlan, 'from' | 'amounts'>,
): { day: LocalDate; then: Amounts; found: InstalmentWarning } | null {
  const set = changedAmounts(others, { from, amounts });
  const days = others.map(({ validFrom }) => validFrom).filter((day) => day > from);
  for (const day of days.toSorted()) {
    const held = amountsOn(others, day);
    const then = amountsOn([...others, { validFrom: from, amounts: set }], day);
    const found = aboveAtOnce(held) === aboveAtOnce(then) ? null : instalmentWarning(held, then);
    if (found) return { day, then, found };
  }
  return null;
}

const aboveAtOnce = ({ annual, monthly }: Amounts): number | null =>
  annual === null || monthly === null ? null : monthly * INSTALMENT_COUNT - annual;

/** A change that has not started can be replaced and cancelled. */
export function isPlanned(changes: readonly PriceChange[], day: LocalDate, today: LocalDate) {
  return day > today && changes.some(({ validFrom }) => validFrom === day);
}

function isWithin(fact: PriceFact, amount: number | null): boolean {
  const { least, most } = AMOUNT_BOUNDS[fact];
  return amount === null || (amount >= least && amount <= most);
}

/** Every page says that renewing in time is cheaper: the first day that breaks it. */
export function dearRenewalDay(changes: readonly PriceChange[], from: LocalDate): LocalDate | null {
  const days = changes.map(({ validFrom }) => validFrom).filter((day) => day >= from);
  const isDear = (day: LocalDate) => {
    const { annual, renewalWhileValid } = amountsOn(changes, day);
    return annual !== null && renewalWhileValid !== null && renewalWhileValid > annual;
  };
  return [from, ...days].toSorted().find(isDear) ?? null;
}
