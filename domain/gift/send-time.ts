import {
  addDays,
  daysBetween,
  helsinkiTime,
  type LocalDate,
  localDate,
} from '../base/local-date.ts';

/** A day and an hour in Finland. */
export type SendTime = { day: LocalDate; hour: number };

/** A gift can wait for the next birthday, but no longer. */
export const LONGEST_WAIT_DAYS = 366;

const EPOCH = localDate('1970-01-01');
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Finland is UTC+3 in summer and UTC+2 in winter. */
const HOURS_AHEAD = [3, 2];

/** Converts to an instant. An hour skipped by the clocks is the one after; a repeated hour is the first. */
export function instantOf({ day, hour }: SendTime): number {
  const asIfUtc = daysBetween(EPOCH, day) * DAY_MS + hour * HOUR_MS;
  const candidates = HOURS_AHEAD.map((ahead) => asIfUtc - ahead * HOUR_MS);
  const shown = `${String(hour).padStart(2, '0')}:00`;
  const found = candidates.find((instant) => {
    const time = helsinkiTime(instant);
    return time.day === day && time.clock === shown;
  });
  return found ?? asIfUtc - 2 * HOUR_MS;
}

export function sendTimeOf(instant: number): SendTime {
  const { day, clock } = helsinkiTime(instant);
  return { day, hour: Number(clock.slice(0, 2)) };
}

/** Why it cannot be sent then; null when it can. */
export function sendTimeFault(time: SendTime, now: number): 'sendPast' | 'sendFar' | null {
  if (instantOf(time) <= now) return 'sendPast';
  return time.day > addDays(helsinkiTime(now).day, LONGEST_WAIT_DAYS) ? 'sendFar' : null;
}
