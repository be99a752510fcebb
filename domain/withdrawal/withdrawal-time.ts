import { nextWorkingDay } from '../base/finnish-holiday.ts';
import { addDays, type LocalDate, later } from '../base/local-date.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from './withdrawal-days.ts';

/** Days from the statement to the refund. */
export function refundDueOn(statedOn: LocalDate): LocalDate {
  return addDays(statedOn, REFUND_DAYS);
}

/** Envelopes of an order: when each was posted (null: not yet), and the maximum delivery time. */
export type Envelopes = { postedOn: (LocalDate | null)[]; deliveryDays: number };

/**
 * Last day to withdraw, inclusive. Goods count from their receipt, so the last envelope decides; an unposted one
 * cannot have arrived. A weekend or a holiday moves it on.
 */
export function lastWithdrawalDay(
  orderedOn: LocalDate,
  envelopes: Envelopes = { postedOn: [], deliveryDays: 0 },
  today = orderedOn,
): LocalDate {
  const received = envelopes.postedOn.map((day) => addDays(day ?? today, envelopes.deliveryDays));
  return nextWorkingDay(addDays(received.reduce(later, orderedOn), WITHDRAWAL_DAYS));
}
