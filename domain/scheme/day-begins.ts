import { daysBetween, helsinkiDay, type LocalDate, localDate } from '../base/local-date.ts';

const HOUR_MS = 3_600_000;
const EPOCH = localDate('1970-01-01');

/** The instant at which a day begins in Finland: two hours before UTC, in summer three. */
export function dayBegins(day: LocalDate): number {
  const utc = daysBetween(EPOCH, day) * 24 * HOUR_MS;
  const summer = utc - 3 * HOUR_MS;
  return helsinkiDay(summer) === day ? summer : utc - 2 * HOUR_MS;
}
