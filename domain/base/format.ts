import type { Cents } from './cents.ts';
import type { Language } from './language.ts';
import { daysBetween, helsinkiTime, type LocalDate, localDate } from './local-date.ts';
import { numberFormat } from './number-format.ts';

const DAY_MS = 86_400_000;
const EPOCH = localDate('1970-01-01');
const shortInEnglish = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const inEnglish = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * day.month.year without leading zeros. English spells out the month, because 3.4. would be read as the fourth of
 * March.
 */
export function formatDate(day: LocalDate, language: Language): string {
  // Swedish in Finland formats dates as Finnish does; browsers only know the format of Sweden, 2026-06-24.
  if (language === 'en') return inEnglish.format(daysBetween(EPOCH, day) * DAY_MS);
  const [year, month, date] = day.split('-').map(Number);
  return `${date}.${month}.${year}`;
}

/** Without the year, for lists within one year. */
export function formatDayAndMonth(day: LocalDate, language: Language): string {
  if (language === 'en') return shortInEnglish.format(daysBetween(EPOCH, day) * DAY_MS);
  const [, month, date] = day.split('-').map(Number);
  return `${date}.${month}.`;
}

/** Date, comma and hh:mm in Finnish time. */
export function formatDateTime(epochMs: number, language: Language): string {
  const { day, clock } = helsinkiTime(epochMs);
  return `${formatDate(day, language)}, ${clock}`;
}

/** First to last day; a dash between words has spaces. */
export function formatDateRange(first: LocalDate, last: LocalDate, language: Language): string {
  const dash = language === 'en' ? ' – ' : '–';
  return formatDate(first, language) + dash + formatDate(last, language);
}

/** Time of day in Finnish time: “14.05”. */
export function formatClock(epochMs: number, language: Language): string {
  return formatHours(helsinkiTime(epochMs).clock, language);
}

/** Stored time “09:30” in the Finnish format: “09.30”. */
export function formatHours(clock: string, language: Language): string {
  return language === 'en' ? clock : clock.replace(':', '.');
}

/** A whole hour: “09.00”. */
export function formatHour(hour: number, language: Language): string {
  return formatHours(`${String(hour).padStart(2, '0')}:00`, language);
}

/** Two decimals, then the euro sign; in English the sign comes first. */
export function formatMoney(amount: Cents, language: Language): string {
  return numberFormat(language, 'money').format(hundredths(amount));
}

/** Share in whole per cent; small ones with a decimal, so that they are not shown as 0 %. */
export function formatShare(share: number, language: Language): string {
  const isSmall = share > 0 && share < 0.1;
  return numberFormat(language, isSmall ? 'smallShare' : 'share').format(share);
}

/** “5 000”, in English “5,000”. */
export function formatCount(count: number, language: Language): string {
  return numberFormat(language, 'count').format(count);
}

/** File size: “12 kt”, “5,2 Mt”, in English “5.2 MB”; never rounded down to 0. */
export function formatSize(bytes: number, language: Language): string {
  const kilobytes = Math.ceil(bytes / 1024);
  const shown =
    kilobytes < 1024
      ? numberFormat(language, 'kilobytes').format(kilobytes)
      : numberFormat(language, 'megabytes').format(bytes / 1024 / 1024);
  // Intl allows a line break between the number and its unit.
  return shown.replace(' ', '\u00a0');
}

/** A sum without cents when they are zero: “5 000 €”, in English “€5,000”. */
export function formatLimit(amount: number, language: Language): string {
  const style = amount % 100 === 0 ? 'wholeMoney' : 'money';
  return numberFormat(language, style).format(hundredths(amount));
}

/** 1350 is “13,5 %”, in English “13.5%”. */
export function formatRate(amount: number, language: Language): string {
  return numberFormat(language, 'rate').format(exact(amount, -4));
}

/** Change in per cent with one decimal: “+6,3 %”. */
export function formatDifference(before: number, after: number, language: Language): string {
  const share = before === 0 ? 1 : (after - before) / before;
  return numberFormat(language, 'difference').format(share);
}

/** “Aino, Eevi ja Väinö”. */
export function formatList(names: string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}

/** “Aino, Eevi tai Väinö”. */
export function formatChoice(names: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** Card numbers are grouped in fours. */
export function groupInFours(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

const hundredths = (amount: number) => exact(amount, -2);

/** As a string, because Intl formats it digit by digit without binary rounding. */
function exact(amount: number, exponent: number): Intl.StringNumericLiteral {
  return `${amount}E${exponent}` as Intl.StringNumericLiteral;
}
