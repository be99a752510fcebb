import { type Cents, cents } from '../base/cents.ts';
import type { GoodwillTime } from './goodwill-limit.ts';

export const CARD_ORIGINS = ['own', 'gift', 'company'] as const;

/** Why a matching card is skipped; the first reason that applies. */
export const SKIP_REASONS = [
  'noAccount',
  'blocked',
  'refunded',
  'ended',
  'staff',
  'hadIt',
  'overLimit',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

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
export const KEEP_REASONS = ['changed', 'used'] as const;

export const RUN_UNDO_DAYS = 30;
export const SAMPLE_SIZE = 20;
export const CAUSE_LENGTH = { least: 3, most: 80 };
export const MOST_RANGE_YEARS = 3;
export const MOST_RANGE_DAYS = MOST_RANGE_YEARS * 366;
/** For one card in one run. */
export const MOST_GOODWILL = { days: 366, months: 12 };
export const MOST_POSTAL_CODES = 50;

/** Value of the time: a twelfth of the annual price per month, a 365th per day, rounded once in total. */
export function goodwillCost(
  { months, days }: GoodwillTime,
  { count, annualPrice }: { count: number; annualPrice: Cents },
): Cents {
  return cents(Math.round((count * annualPrice * (months * 365 + days * 12)) / (12 * 365)));
}
