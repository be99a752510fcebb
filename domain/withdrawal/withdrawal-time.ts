import { nextWorkingDay } from '../base/finnish-holiday.ts';
import { addDays, type LocalDate } from '../base/local-date.ts';

/** Distance selling: fourteen days to change one's mind. */
const WITHDRAWAL_DAYS = 14;

/** The last day on which one may withdraw, inclusive. A day on which offices are closed moves it on. */
export function lastWithdrawalDay(orderedOn: LocalDate): LocalDate {
  return nextWorkingDay(addDays(orderedOn, WITHDRAWAL_DAYS));
}
