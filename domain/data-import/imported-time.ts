import { addMonths, daysBetween, type LocalDate } from '../base/local-date.ts';
import type { LedgerEntry } from '../card/ledger-entry.ts';

export type CardTime =
  | { startsOn: LocalDate; validUntil: LocalDate }
  | { waitingMonths: number; since: LocalDate };

/** Ten years, the maximum of a ledger entry. */
const MOST_DAYS = 3660;

/** Validity of an imported card as one entry: in whole months where possible, so that a year stays a year. */
export function importedEntry(cause: string, time: CardTime): LedgerEntry | null {
  const entry = { kind: 'imported' as const, cause, days: 0, refunds: null };
  if ('waitingMonths' in time) {
    return { ...entry, occurredOn: time.since, months: time.waitingMonths, startsAtOnce: false };
  }
  const { startsOn, validUntil } = time;
  const days = daysBetween(startsOn, validUntil);
  if (days < 1 || days > MOST_DAYS) return null;
  const months = wholeMonths(startsOn, validUntil);
  const given = months === null ? { months: 0, days } : { months, days: 0 };
  return { ...entry, occurredOn: startsOn, startsAtOnce: true, ...given };
}

function wholeMonths(startsOn: LocalDate, validUntil: LocalDate): number | null {
  const about = Math.round(daysBetween(startsOn, validUntil) / 30.44);
  for (const months of [about - 1, about, about + 1]) {
    if (months > 0 && months <= 120 && addMonths(startsOn, months) === validUntil) return months;
  }
  return null;
}
