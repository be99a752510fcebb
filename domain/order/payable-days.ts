import { addDays, helsinkiDay, type LocalDate } from '../base/local-date.ts';

/** So long an order that nobody paid is shown and can be paid. Its data stay longer: money may still come late. */
export const PAYABLE_DAYS = 7;

/** The last day on which an order can be paid as it stands. */
export function payableUntil(changedAt: number): LocalDate {
  return addDays(helsinkiDay(changedAt), PAYABLE_DAYS);
}

export function isStillPayable({ changedAt }: { changedAt: number }, now: number): boolean {
  return helsinkiDay(now) <= payableUntil(changedAt);
}
