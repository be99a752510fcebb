import { addDays, type LocalDate } from '../../base/local-date.ts';
import {
  type HoursException,
  type MuseumHours,
  type Season,
  type Span,
  seasonOn,
  spansOf,
} from './hours.ts';

/** Consecutive weekdays with the same hours; 1 is Monday. */
export type WeekRow = { from: number; to: number; spans: Span[] };
/** Consecutive days with the same exception. */
export type ExceptionRow = {
  from: LocalDate;
  to: LocalDate;
  span: Span | null;
  reason: string | null;
};

const EXCEPTIONS_AHEAD_DAYS = 60;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The week of the current season; empty without one, or during a break. */
export function weekOf({ seasons }: MuseumHours, day: LocalDate): WeekRow[] {
  const season = seasonOn(seasons, day);
  if (!season || season.hours.length === 0) return [];
  return WEEKDAYS.reduce<WeekRow[]>((rows, weekday) => joined(rows, season, weekday), []);
}

function joined(rows: WeekRow[], season: Season, weekday: number): WeekRow[] {
  const spans = spansOf(season, weekday);
  const last = rows.at(-1);
  if (!last || !sameSpans(last.spans, spans)) {
    return [...rows, { from: weekday, to: weekday, spans }];
  }
  return [...rows.slice(0, -1), { ...last, to: weekday }];
}

export function comingExceptions({ exceptions }: MuseumHours, today: LocalDate): ExceptionRow[] {
  const last = addDays(today, EXCEPTIONS_AHEAD_DAYS);
  const coming = exceptions
    .filter(({ day }) => day >= today && day <= last)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return coming.reduce<ExceptionRow[]>(withException, []);
}

function withException(rows: ExceptionRow[], { day, span, reason }: HoursException) {
  const last = rows.at(-1);
  const isNext = last && addDays(last.to, 1) === day && last.reason === reason;
  if (!isNext || !sameSpans(spanList(last.span), spanList(span))) {
    return [...rows, { from: day, to: day, span, reason }];
  }
  return [...rows.slice(0, -1), { ...last, to: day }];
}

const spanList = (span: Span | null) => (span ? [span] : []);

function sameSpans(one: Span[], other: Span[]): boolean {
  const text = (spans: Span[]) => spans.map(({ opens, closes }) => `${opens}-${closes}`).join();
  return text(one) === text(other);
}
