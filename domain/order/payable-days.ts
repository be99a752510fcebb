import { addDays, helsinkiDay, type LocalDate } from '../base/local-date.ts';

/**
 * Days during which an unpaid order is shown and can be paid. Its data are kept longer: money may still arrive late.
 */
export const PAYABLE_DAYS = 7;

/** Last day to pay an order. */
export function payableUntil(changedAt: number): LocalDate {
  return addDays(helsinkiDay(changedAt), PAYABLE_DAYS);
}

export function isStillPayable({ changedAt }: { changedAt: number }, now: number): boolean {
  return helsinkiDay(now) <= payableUntil(changedAt);
}
