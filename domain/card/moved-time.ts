import type { LocalDate } from '../base/local-date.ts';
import type { LedgerEntry } from './ledger-entry.ts';

type Moved = {
  today: LocalDate /** Of what is given, and of what is taken for each cause. */;
  given: string;
  taken: (cause: string) => string;
};

/** All the time of a card that has not begun, as it is taken from it and given to another. */
export function movedTime(ledger: LedgerEntry[], { today, given, taken }: Moved) {
  const gave = ledger.filter(({ months, days }) => months + days > 0);
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
