import type { LocalDate } from '../base/local-date.ts';
import { LEDGER_KINDS, type LedgerEntry } from './ledger-entry.ts';
import {
  addTime,
  isRunningOn,
  lastDayOf,
  newPeriod,
  type Period,
  subtractTime,
  type Time,
} from './validity-period.ts';

export type Effect = 'waits' | 'starts' | 'extends' | 'shortens' | 'none';

/** Effect of one entry; the last step ends with the card. */
export type Step = {
  entry: LedgerEntry;
  effect: Effect;
  time: Time;
  validUntil: LocalDate | null;
};

export type CardValidity = {
  startsOn: LocalDate | null;
  /** The last valid day, inclusive; null without validity or before it starts. */
  validUntil: LocalDate | null;
  /** There is validity that starts with the first visit. */
  waitsForFirstVisit: boolean;
  /** The validity was refunded without a day left, and nothing has given any since. */
  isRefunded: boolean;
  steps: Step[];
};

/** The part that describes validity alone; see `cardState` for the full state. */
export type ValidityStatus = Pick<CardValidity, 'validUntil' | 'waitsForFirstVisit' | 'isRefunded'>;
type Running = Pick<CardValidity, 'validUntil' | 'waitsForFirstVisit'>;

export type TimeState = 'noTime' | 'notStarted' | 'valid' | 'ended';

/** How long the card is valid and why: computed from its ledger, whatever the order of entries. */
export function cardValidity(entries: LedgerEntry[]): CardValidity {
  const steps: Step[] = [];
  let periods: Period[] = [];
  for (const entry of uniqueInOrder(entries)) {
    const after = apply(periods, entry);
    periods = after.periods;
    const last = periods.at(-1);
    steps.push({ entry, ...after.outcome, validUntil: last ? lastDayOf(last) : null });
  }

  const last = periods.at(-1);
  return {
    startsOn: last?.startsOn ?? null,
    validUntil: last ? lastDayOf(last) : null,
    waitsForFirstVisit: last !== undefined && last.startsOn === null,
    isRefunded: last?.startsOn !== null && endsInRefund(steps),
    steps,
  };
}

/** The latest entry is a refund that left no further day. */
function endsInRefund(steps: Step[]): boolean {
  const last = steps.findLast(({ effect }) => effect !== 'none');
  if (last?.effect !== 'shortens' || last.entry.kind !== 'refund') return false;
  return last.validUntil === null || last.validUntil < last.entry.occurredOn;
}

export function timeStateOn(validity: Running, today: LocalDate): TimeState {
  if (validity.waitsForFirstVisit) return 'notStarted';
  if (!validity.validUntil) return 'noTime';
  return validity.validUntil >= today ? 'valid' : 'ended';
}

function uniqueInOrder(entries: LedgerEntry[]): LedgerEntry[] {
  const byCause = new Map<string, LedgerEntry>();
  for (const entry of [...entries].sort(compare)) {
    if (!byCause.has(entry.cause)) byCause.set(entry.cause, entry);
  }
  return [...byCause.values()];
}

function compare(a: LedgerEntry, b: LedgerEntry): number {
  if (a.occurredOn !== b.occurredOn) return a.occurredOn < b.occurredOn ? -1 : 1;
  const rank = LEDGER_KINDS.indexOf(a.kind) - LEDGER_KINDS.indexOf(b.kind);
  if (rank !== 0) return rank;
  return a.cause < b.cause ? -1 : 1;
}

type Applied = { periods: Period[]; outcome: { effect: Effect; time: Time } };

const NOTHING: Applied['outcome'] = { effect: 'none', time: { months: 0, days: 0 } };

function apply(periods: Period[], entry: LedgerEntry): Applied {
  switch (entry.kind) {
    case 'registered':
      return { periods, outcome: NOTHING };
    case 'firstVisit':
      return startAtVisit(periods, entry);
    case 'refund':
    case 'contractEnded':
      return refund(periods, entry);
    default:
      return addEntryTime(periods, entry);
  }
}

function startAtVisit(periods: Period[], { occurredOn }: LedgerEntry): Applied {
  const last = periods.at(-1);
  if (!last || last.startsOn !== null) return { periods, outcome: NOTHING };
  return {
    periods: [...periods.slice(0, -1), { ...last, startsOn: occurredOn }],
    outcome: { effect: 'starts', time: last.time },
  };
}

function addEntryTime(periods: Period[], entry: LedgerEntry): Applied {
  const { occurredOn, cause, months, days } = entry;
  const time = { months, days };
  if (months <= 0 && days <= 0) return { periods, outcome: NOTHING };

  const last = periods.at(-1);
  if (last && isRunningOn(last, occurredOn)) {
    return {
      periods: [...periods.slice(0, -1), addTime(last, cause, time)],
      outcome: { effect: last.startsOn ? 'extends' : 'waits', time },
    };
  }
  // A card used before continues at once; a new one waits for its first visit.
  const startsNow = last !== undefined || entry.startsAtOnce || entry.kind === 'renewedAfterExpiry';
  return {
    periods: [...periods, addTime(newPeriod(startsNow ? occurredOn : null), cause, time)],
    outcome: { effect: startsNow ? 'starts' : 'waits', time },
  };
}

function refund(periods: Period[], entry: LedgerEntry): Applied {
  const { occurredOn, refunds, months, days } = entry;
  const time = { months, days };
  const index = periods.findLastIndex(({ causes }) => refunds !== null && causes.includes(refunds));
  const period = periods[index];
  if (!period) return { periods, outcome: NOTHING };
  const left = subtractTime(period, time, occurredOn);
  return {
    periods: periods.toSpliced(index, 1, ...(left ? [left] : [])),
    outcome: { effect: 'shortens', time },
  };
}
