import { addDays, addMonths, earlier, type LocalDate, later } from '../base/local-date.ts';

export type Time = { months: number; days: number };

/** A continuous period of validity. Before the first visit it has length but no start. */
export type Period = {
  startsOn: LocalDate | null;
  time: Time;
  causes: string[];
  /** Past valid days stay valid: a refund cannot move the end before this day. */
  endsNoEarlierThan: LocalDate | null;
};

export function newPeriod(startsOn: LocalDate | null): Period {
  return { startsOn, time: { months: 0, days: 0 }, causes: [], endsNoEarlierThan: null };
}

/** The last valid day, inclusive; null while waiting for the first visit. */
export function lastDayOf({ startsOn, time, endsNoEarlierThan }: Period): LocalDate | null {
  if (!startsOn) return null;
  // Always counted from the start, so that months add up in any order and 31 January returns to the 31st. The last
  // valid day has the same number as the first.
  const end = hasTime(time)
    ? addDays(addMonths(startsOn, time.months), time.days)
    : addDays(startsOn, -1);
  return endsNoEarlierThan ? later(end, endsNoEarlierThan) : end;
}

export function addTime(period: Period, cause: string, { months, days }: Time): Period {
  return {
    ...period,
    time: { months: period.time.months + months, days: period.time.days + days },
    causes: [...period.causes, cause],
  };
}

/** Null when nothing of the period remains. */
export function subtractTime(period: Period, taken: Time, day: LocalDate): Period | null {
  const time = { months: period.time.months - taken.months, days: period.time.days - taken.days };
  const end = lastDayOf(period);
  if (!period.startsOn || !end) return hasTime(time) ? { ...period, time } : null;

  const endsNoEarlierThan = earlier(end, addDays(day, -1));
  if (!hasTime(time) && endsNoEarlierThan < period.startsOn) return null;
  return { ...period, time, endsNoEarlierThan };
}

export function isRunningOn(period: Period, day: LocalDate): boolean {
  const end = lastDayOf(period);
  return end === null || end >= day;
}

function hasTime({ months, days }: Time): boolean {
  return months > 0 || days > 0;
}
