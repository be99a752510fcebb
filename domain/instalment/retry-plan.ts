import { addDays, daysBetween, type LocalDate } from '../base/local-date.ts';
import { mayRetry } from './decline-class.ts';

/** Days after the first decline on which the card is retried: around paydays, then less often. */
const RETRY_DAYS = [2, 5, 9, 14, 20, 27];

/** Days until an unpaid instalment suspends the card. */
const GRACE_DAYS = 30;
/** Days between the notice and the suspension. */
const NOTICE_DAYS = 7;

type Failing = { failingSince: LocalDate; declinedOn: LocalDate[]; today: LocalDate };

/** Next retry day; null: only another card helps. */
export function nextRetryOn({ failingSince, declinedOn, today }: Failing): LocalDate | null {
  const next = RETRY_DAYS.map((days) => addDays(failingSince, days)).find((day) => day > today);
  return next && mayRetry(declinedOn, next) ? next : null;
}

type Unpaid = { failingSince: LocalDate; noticedOn: LocalDate | null };

/** Notice first, then suspension; a late notice postpones the suspension. */
export function graceStep({ failingSince, noticedOn }: Unpaid, today: LocalDate) {
  if (!noticedOn) {
    const isTime = daysBetween(failingSince, today) >= GRACE_DAYS - NOTICE_DAYS;
    return isTime ? 'notice' : 'wait';
  }
  return today >= stopDay({ failingSince, noticedOn }) ? 'stop' : 'wait';
}

/** Latest failure and notice days for which `graceStep` acts today, to filter the query over failed contracts. */
export function graceDays(today: LocalDate) {
  return {
    noticeIfFailingBy: addDays(today, NOTICE_DAYS - GRACE_DAYS),
    stopIfFailingBy: addDays(today, -GRACE_DAYS),
    stopIfNoticedBy: addDays(today, -NOTICE_DAYS),
  };
}

export function stopDay({ failingSince, noticedOn }: Unpaid): LocalDate {
  const byGrace = addDays(failingSince, GRACE_DAYS);
  const byNotice = noticedOn ? addDays(noticedOn, NOTICE_DAYS) : byGrace;
  return byGrace > byNotice ? byGrace : byNotice;
}
