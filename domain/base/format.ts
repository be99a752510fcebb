import type { Cents } from './cents.ts';
import type { Language } from './language.ts';
import { helsinkiTime, type LocalDate } from './local-date.ts';

const NO_BREAK_SPACE = '\u00a0';
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** spec 9: day.month.year, without leading zeros. In English the month is a word: 3.4. would be read as the fourth of March. */
export function formatDate(day: LocalDate, language: Language = 'fi'): string {
  const [year, month, date] = day.split('-').map(Number);
  if (language === 'en') return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
  return `${date}.${month}.${year}`;
}

/** spec 9: the date, a comma and hh:mm, on the Finnish clock. */
export function formatDateTime(epochMs: number, language: Language = 'fi'): string {
  const { day, clock } = helsinkiTime(epochMs);
  return `${formatDate(day, language)}, ${clock}`;
}

/** From the first day to the last; a dash between words stands apart from them. */
export function formatDateRange(first: LocalDate, last: LocalDate, language: Language): string {
  const dash = language === 'en' ? ' – ' : '–';
  return formatDate(first, language) + dash + formatDate(last, language);
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
