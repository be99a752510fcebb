import { addDays, daysBetween, earlier, type LocalDate, localDate } from '../../base/local-date.ts';

/** 'HH:MM' in Finnish local time: hours compare as strings, independent of summer time. */
export type Span = { opens: string; closes: string };
export type WeekdaySpan = Span & { weekday: number };

/** Fixed weekly hours for a period; none: a season break. */
export type Season = { beginsOn: LocalDate; endsOn: LocalDate | null; hours: WeekdaySpan[] };
/** One exceptional day; closed without a span. */
export type HoursException = { day: LocalDate; span: Span | null; reason: string | null };
export type MuseumHours = { seasons: Season[]; exceptions: HoursException[] };

export type DayHours = {
  kind: 'open' | 'closed' | 'break' | 'unknown';
  spans: Span[];
  isException: boolean;
  reason: string | null;
};
export type Opening = { day: LocalDate; opens: string };

const A_MONDAY = localDate('2024-01-01');
/** Search limit: a museum closed for a year shows no next opening. */
const LOOKED_AHEAD_DAYS = 366;

/** 1 is Monday, as in ISO 8601. */
export function weekdayOf(day: LocalDate): number {
  return (((daysBetween(A_MONDAY, day) % 7) + 7) % 7) + 1;
}

export function hoursOn({ seasons, exceptions }: MuseumHours, day: LocalDate): DayHours {
  const exception = exceptions.find((each) => each.day === day);
  if (exception) {
    const { span, reason } = exception;
    const spans = span ? [span] : [];
    return { kind: span ? 'open' : 'closed', spans, isException: true, reason };
  }
  const season = seasonOn(seasons, day);
  const plain = { spans: [], isException: false, reason: null };
  if (!season) return { ...plain, kind: 'unknown' };
  if (season.hours.length === 0) return { ...plain, kind: 'break' };
  const spans = spansOf(season, weekdayOf(day));
  return { ...plain, spans, kind: spans.length > 0 ? 'open' : 'closed' };
}

export function seasonOn(seasons: Season[], day: LocalDate): Season | undefined {
  return seasons.find(
    ({ beginsOn, endsOn }) => beginsOn <= day && (endsOn === null || endsOn >= day),
  );
}

export function spansOf({ hours }: Season, weekday: number): Span[] {
  return hours
    .filter((each) => each.weekday === weekday)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1));
}

/** The next opening after this day; null: unknown, or more than a year away. */
export function nextOpening(hours: MuseumHours, after: LocalDate): Opening | null {
  const last = addDays(after, LOOKED_AHEAD_DAYS);
  let day = addDays(after, 1);
  while (day <= last) {
    const [first] = hoursOn(hours, day).spans;
    if (first) return { day, opens: first.opens };
    day = nextChange(hours, day);
  }
  return null;
}

/** Skips a long break at once: only an exception or another season can end it. */
function nextChange({ seasons, exceptions }: MuseumHours, day: LocalDate): LocalDate {
  const tomorrow = addDays(day, 1);
  const season = seasonOn(seasons, day);
  if (season && season.hours.length > 0) return tomorrow;
  const far = addDays(day, LOOKED_AHEAD_DAYS + 1);
  return [...seasons.map(({ beginsOn }) => beginsOn), ...exceptions.map((each) => each.day)]
    .filter((each) => each >= tomorrow)
    .reduce(earlier, far);
}
