import { type Cents, cents } from '../base/cents.ts';
import { addMonths, type LocalDate } from '../base/local-date.ts';
import { type CardFacts, cardState } from '../card/card-state.ts';
import type { LedgerEntry } from '../card/ledger-entry.ts';
import { type GoodwillTime, goodwillDays } from './goodwill-limit.ts';

export const CARD_ORIGINS = ['own', 'gift', 'company'] as const;

/** Why a card that the filter finds is given nothing, the first that holds. */
export const LEFT_OUT = [
  'noAccount',
  'blocked',
  'refunded',
  'ended',
  'staff',
  'hadIt',
  'overLimit',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export const RUN_STATES = [
  'asked',
  'expired',
  'refused',
  'withdrawn',
  'changed',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Why a card keeps its time when the rest of a run is undone. */
export const KEPT = ['changed', 'used'] as const;

export const RUN_UNDO_DAYS = 30;
export const SAMPLE_SIZE = 20;
export const CAUSE_LENGTH = { least: 3, most: 80 };
export const MOST_RANGE_DAYS = 3 * 366;
export const MOST_POSTAL_CODES = 50;

/** What the time would have cost: a twelfth of the annual price a month, a 365th a day, rounded once for the whole. */
export function goodwillCost(
  { months, days }: GoodwillTime,
  { count, annualPrice }: { count: number; annualPrice: Cents },
): Cents {
  return cents(Math.round((count * annualPrice * (months * 365 + days * 12)) / (12 * 365)));
}

type Judged = {
  facts: CardFacts;
  hasAccount: boolean;
  ledger: readonly LedgerEntry[];
  time: GoodwillTime;
  /** The day from which the time counts. */
  askedOn: LocalDate;
  limitDays: number;
};

/** What changed for one card between the approval and its turn. Null: it is given its time. */
export function goodwillFault(judged: Judged): LeftOut | null {
  const { facts, hasAccount, ledger, time, askedOn, limitDays } = judged;
  if (!hasAccount) return 'noAccount';
  const { state } = cardState(facts, askedOn);
  if (state === 'blocked' || state === 'refunded') return state;
  if (!facts.validUntil || facts.validUntil < askedOn) return 'ended';
  const since = addMonths(askedOn, -12);
  const had = ledger.filter(({ kind, occurredOn }) => kind === 'goodwill' && occurredOn > since);
  const used = had.reduce((days, entry) => days + goodwillDays(entry), 0);
  return used + goodwillDays(time) > limitDays ? 'overLimit' : null;
}
