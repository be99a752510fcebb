import type { LocalDate } from '../base/local-date.ts';
import { type Effect, versionOn } from './document.ts';

type Version = { from: LocalDate; effect: Effect };

/**
 * The version in force that somebody has to accept; null: none. Whoever accepted the newest that asks, or one after it, or
 * came after it, has nothing to do.
 */
export function versionToAccept<V extends Version>(
  versions: readonly V[],
  {
    today,
    accepted,
    since,
  }: {
    today: LocalDate;
    /** Names of versions: those of orders and those that were accepted apart. */
    accepted: readonly string[];
    /** The day on which the account was made. */
    since: LocalDate;
  },
): V | null {
  const asking = versionOn(
    versions.filter(({ effect }) => effect === 'accepted'),
    today,
  );
  if (!asking || since >= asking.from) return null;
  const enough = versions.filter(({ from }) => from >= asking.from);
  if (enough.some(({ from }) => accepted.includes(from))) return null;
  return versionOn(versions, today);
}

/**
 * The version that a buyer accepts. Who had the form open over midnight keeps the one that was shown; an older one is
 * asked for anew. Null: it has to be.
 */
export function acceptedVersion(
  named: (day: LocalDate) => string,
  { today, yesterday, shown }: { today: LocalDate; yesterday: LocalDate; shown: string | null },
): string | null {
  const now = named(today);
  if (shown === null || shown === now) return now;
  return shown === named(yesterday) ? shown : null;
}
