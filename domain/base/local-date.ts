/** A calendar day 'YYYY-MM-DD': compares as a string and has no time zone. */
export type LocalDate = string & { readonly localDate: unique symbol };

type Civil = { year: number; month: number; day: number };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

export function localDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new Error(`not a day: ${text}`);
  return text;
}

export function isLocalDate(text: string): text is LocalDate {
  const [, year, month, day] = SHAPE.exec(text) ?? [];
  if (!year || !month || !day || month < '01' || month > '12') return false;
  return day >= '01' && Number(day) <= daysInMonth(Number(year), Number(month));
}

export function addDays(start: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(civil(start)) + days);
}

/** Clamped to the end of the month: 31 January plus one month is 28 February. */
export function addMonths(start: LocalDate, months: number): LocalDate {
  const { year, month, day } = civil(start);
  const monthCount = year * 12 + (month - 1) + months;
  const newYear = Math.floor(monthCount / 12);
  const newMonth = monthCount - newYear * 12 + 1;
  return toText({
    year: newYear,
    month: newMonth,
    day: Math.min(day, daysInMonth(newYear, newMonth)),
  });
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(civil(to)) - dayNumber(civil(from));
}

export function yearOf(day: LocalDate): number {
  return civil(day).year;
}

export function earlier(a: LocalDate, b: LocalDate): LocalDate {
  return a < b ? a : b;
}

export function later(a: LocalDate, b: LocalDate): LocalDate {
  return a > b ? a : b;
}

const helsinki = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Helsinki',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The calendar day in Finland at this instant. */
export function helsinkiDay(epochMs: number): LocalDate {
  return helsinkiTime(epochMs).day;
}

/** Cached by minute: called often for the same minute, and Intl is slow. */
let cachedMinute = { minute: Number.NaN, time: { day: '' as LocalDate, clock: '' } };

export function helsinkiTime(epochMs: number): { day: LocalDate; clock: string } {
  const minute = Math.floor(epochMs / 60_000);
  if (cachedMinute.minute !== minute) cachedMinute = { minute, time: timeInHelsinki(epochMs) };
  return cachedMinute.time;
}

function timeInHelsinki(epochMs: number): { day: LocalDate; clock: string } {
  const part = Object.fromEntries(
    helsinki.formatToParts(epochMs).map(({ type, value }) => [type, value]),
  );
  return {
    day: localDate(`${part.year?.padStart(4, '0')}-${part.month}-${part.day}`),
    clock: `${part.hour}:${part.minute}`,
  };
}

function civil(day: LocalDate): Civil {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
  };
}

function toText({ year, month, day }: Civil): LocalDate {
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
  return localDate(text);
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

// Counting years from March puts the leap day last, so that years, months and days simply add up.
function dayNumber({ year, month, day }: Civil): number {
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = month > 2 ? month - 3 : month + 9;
  return (
    marchYear * 365 +
    Math.floor(marchYear / 4) -
    Math.floor(marchYear / 100) +
    Math.floor(marchYear / 400) +
    Math.floor((marchMonth * 153 + 2) / 5) +
    day -
    1
  );
}

function fromDayNumber(count: number): LocalDate {
  // 146 097 days are 400 years: the first guess is at most one year too late.
  let marchYear = Math.floor((count * 400) / 146_097) + 1;
  while (startOfMarchYear(marchYear) > count) marchYear -= 1;
  const dayOfYear = count - startOfMarchYear(marchYear);
  const marchMonth = Math.floor((dayOfYear * 5 + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return toText({
    year: month > 2 ? marchYear : marchYear + 1,
    month,
    day: dayOfYear - Math.floor((marchMonth * 153 + 2) / 5) + 1,
  });
}

function startOfMarchYear(marchYear: number): number {
  return dayNumber({ year: marchYear, month: 3, day: 1 });
}
