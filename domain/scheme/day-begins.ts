import { helsinkiDay, type LocalDate } from '../base/local-date.ts';

const HOUR_MS = 3_600_000;

/** The instant at which a day begins in Finland: two hours before that of UTC, in summer three. */
export function dayBegins(day: LocalDate): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const summer = utc - 3 * HOUR_MS;
  return helsinkiDay(summer) === day ? summer : utc - 2 * HOUR_MS;
}
