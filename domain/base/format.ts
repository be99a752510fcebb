import type { Cents } from './cents.ts';
import { helsinkiTime, type LocalDate } from './local-date.ts';

const NO_BREAK_SPACE = '\u00a0';

/** spec 9: day.month.year, without leading zeros. */
export function formatDate(day: LocalDate): string {
  return `${Number(day.slice(8, 10))}.${Number(day.slice(5, 7))}.${day.slice(0, 4)}`;
}

/** spec 9: the date, a comma and hh:mm, on the Finnish clock. */
export function formatDateTime(epochMs: number): string {
  const { day, clock } = helsinkiTime(epochMs);
  return `${formatDate(day)}, ${clock}`;
}

/** Hours and minutes on the Finnish clock. */
export function formatClock(epochMs: number): string {
  return helsinkiTime(epochMs).clock;
}

/** spec 9: two decimals, then the euro sign. Thousands are set apart as in Finnish print. */
export function formatMoney(amount: Cents): string {
  const sign = amount < 0 ? '−' : '';
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return `${sign}${euros},${digits.slice(-2)}${NO_BREAK_SPACE}€`;
}

/** A part of the whole, in full percents; a small one with a decimal, so that a few are not shown as none. */
export function formatShare(share: number): string {
  const percents = share * 100;
  const digits =
    percents > 0 && percents < 10 ? percents.toFixed(1).replace('.', ',') : percents.toFixed(0);
  return `${digits}${NO_BREAK_SPACE}%`;
}

/** spec 9: card numbers are grouped in fours. */
export function groupInFours(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}
