import type { LocalDate } from '../base/local-date.ts';
import { type Effect, versionOn } from './document.ts';

type Version = { from: LocalDate; effect: Effect };

/**
 * The current version that a person must accept; null: none. Nothing to do after accepting the newest version that
 * requires it, or a later one, or with an account created after it.
 */
export function versionToAccept<V extends Version>(
  versions: readonly V[],
  {
    today,
    accepted,
    since,
  }: {
    today: LocalDate;
    /** Version names, from orders and from separate acceptances. */
    accepted: readonly string[];
    /** Creation day of the account. */
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
 * The version that a buyer accepts. A form left open over midnight keeps yesterday's version; an older one is
 * refused. Null: must be accepted again.
 */
export function acceptedVersion(
  named: (day: LocalDate) => string,
  { today, yesterday, shown }: { today: LocalDate; yesterday: LocalDate; shown: string | null },
): string | null {
  const now = named(today);
  if (shown === null || shown === now) return now;
  return shown === named(yesterday) ? shown : null;
}
