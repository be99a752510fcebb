import type { LocalDate } from '../base/local-date.ts';
import type { LedgerEntry } from './ledger-entry.ts';

type Names = {
  /** Cause ids of the transferred time on the receiving card and, for each cause, on the giving one. */
  given: string;
  taken: (cause: string) => string;
};

/** A holder adds the time of another card by its code. */
export const addedByCode = (fromCardId: string): Names => ({
  given: `gift:${fromCardId}`,
  taken: (cause) => `moved:${cause}`,
});

/** Staff merge two accounts of one person. */
export const addedByStaff = (actionId: string): Names => ({
  given: `merge:${actionId}`,
  taken: (cause) => `merge:${actionId}:${cause}`,
});

/** All time of an unstarted card, as taken from it and given to another. */
export function movedTime(
  ledger: LedgerEntry[],
  { today, given, taken }: Names & { today: LocalDate },
) {
  const gave = ledger.flatMap((entry) => {
    const left = timeLeft(entry, ledger);
    return left.months + left.days > 0 ? [{ cause: entry.cause, ...left }] : [];
  });
  const common = { occurredOn: today, startsAtOnce: false };
  const sum = (part: 'months' | 'days') => gave.reduce((all, entry) => all + entry[part], 0);
  return {
    taken: gave.map(
      ({ cause, months, days }): LedgerEntry => ({
        ...common,
        kind: 'refund',
        cause: taken(cause),
        refunds: cause,
        months,
        days,
      }),
    ),
    given: {
      ...common,
      kind: 'giftMerged',
      cause: given,
      refunds: null,
      months: sum('months'),
      days: sum('days'),
    } satisfies LedgerEntry,
  };
}

/** The part of an entry that was not taken back; nothing for an entry that takes. */
function timeLeft({ cause, refunds, months, days }: LedgerEntry, ledger: LedgerEntry[]) {
  if (refunds !== null) return { months: 0, days: 0 };
  const back = ledger.filter((entry) => entry.refunds === cause);
  const left = (given: number, part: 'months' | 'days') =>
    Math.max(
      0,
      back.reduce((rest, entry) => rest - entry[part], given),
    );
  return { months: left(months, 'months'), days: left(days, 'days') };
}

/** The cause under which the time stands on the other card; null: not moved. */
export function movedUnder(ledger: LedgerEntry[], cardId: string, cause: string): string | null {
  const taken = ledger.find(
    (entry) => entry.refunds === cause && /^(moved|merge):/.test(entry.cause),
  );
  if (!taken) return null;
  const byCode = addedByCode(cardId);
  return taken.cause === byCode.taken(cause)
    ? byCode.given
    : taken.cause.slice(0, -`:${cause}`.length);
}
