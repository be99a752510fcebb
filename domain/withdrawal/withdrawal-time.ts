import { nextWorkingDay } from '../base/finnish-holiday.ts';
import { addDays, type LocalDate, later } from '../base/local-date.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from './withdrawal-days.ts';

/** After a statement the money is back within as many days. */
export function refundDueOn(statedOn: LocalDate): LocalDate {
  return addDays(statedOn, REFUND_DAYS);
}

/** Of the envelopes of an order: when each was posted (null: not yet), and how long the post takes at most. */
export type Envelopes = { postedOn: (LocalDate | null)[]; deliveryDays: number };

/**
 * The last day on which one may withdraw, inclusive. Goods count from their receipt, so the last envelope decides; one
 * that is not posted yet cannot have come. A day on which offices are closed moves it on.
 */
export function lastWithdrawalDay(
  orderedOn: LocalDate,
  envelopes: Envelopes = { postedOn: [], deliveryDays: 0 },
  today = orderedOn,
): LocalDate {
  const received = envelopes.postedOn.map((day) => addDays(day ?? today, envelopes.deliveryDays));
  return nextWorkingDay(addDays(received.reduce(later, orderedOn), WITHDRAWAL_DAYS));
}
