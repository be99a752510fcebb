import { addDays, daysBetween, type LocalDate, later, localDate } from '../base/local-date.ts';
import type { PurchaseKind } from '../order/purchase-kind.ts';

/** Steps of a purchase: form opened, details accepted, payment settled. */
export const FUNNEL_STEPS = ['formOpened', 'checkAccepted', 'purchaseSettled'] as const;
export type FunnelStepName = (typeof FUNNEL_STEPS)[number];
export type FunnelCounts = Record<FunnelStepName, number>;
export type FunnelRow = FunnelCounts & { day: LocalDate; kind: PurchaseKind };

export const FUNNEL_DAYS = 30;

export type Period = { from: LocalDate; to: LocalDate };
export const PERIOD_LENGTHS = ['week', 'day'] as const;
export type PeriodLength = (typeof PERIOD_LENGTHS)[number];

export function addUp(rows: FunnelCounts[]): FunnelCounts {
  const sum = (step: FunnelStepName) => rows.reduce((total, row) => total + row[step], 0);
  return {
    formOpened: sum('formOpened'),
    checkAccepted: sum('checkAccepted'),
    purchaseSettled: sum('purchaseSettled'),
  };
}

/** Null when unknown: nothing was opened, or a paid one was opened on an earlier day. */
export function shareReached({ formOpened, purchaseSettled }: FunnelCounts): number | null {
  if (formOpened === 0 || purchaseSettled > formOpened) return null;
  return purchaseSettled / formOpened;
}

const SOME_MONDAY = localDate('2024-01-01');

/** The days or weeks (from Monday) of a period, newest first, with their counts. */
export function funnelByPeriod(
  rows: FunnelRow[],
  { from, to }: Period,
  length: PeriodLength,
): (Period & FunnelCounts)[] {
  const periods: (Period & FunnelCounts)[] = [];
  for (let end = to; end >= from; end = addDays(periods.at(-1)?.from ?? from, -1)) {
    const start = length === 'day' ? end : later(mondayOf(end), from);
    const inside = rows.filter(({ day }) => day >= start && day <= end);
    periods.push({ from: start, to: end, ...addUp(inside) });
  }
  return periods;
}

function mondayOf(day: LocalDate): LocalDate {
  const days = daysBetween(SOME_MONDAY, day) % 7;
  return addDays(day, -(days < 0 ? days + 7 : days));
}
