import type { LocalDate } from '../../base/local-date.ts';
import type { DayHours, MuseumHours, Opening, Span } from './hours.ts';
import { hoursOn, nextOpening } from './hours.ts';

/** Opening state of a museum for one whole day. */
export type HoursToday = DayHours & {
  day: LocalDate;
  next: Opening | null;
  /** Minutes before closing when admission ends. */
  lastEntryMinutes: number | null;
};

export function hoursToday(
  hours: MuseumHours,
  day: LocalDate,
  lastEntryMinutes: number | null,
): HoursToday {
  return { day, ...hoursOn(hours, day), next: nextOpening(hours, day), lastEntryMinutes };
}

export type HoursState =
  /** For pages that do not know the time: true all day. */
  | { state: 'openToday'; spans: Span[] }
  | { state: 'open'; closes: string }
  | { state: 'closesSoon'; closes: string; lastEntry: string | null }
  | { state: 'opensLater'; opens: string; spans: Span[] }
  | { state: 'exception'; spans: Span[]; isOpen: boolean }
  /** Closed for the rest of the day. */
  | { state: 'over'; next: Opening | null }
  | { state: 'closedToday'; next: Opening | null }
  | { state: 'break'; next: Opening | null }
  | { state: 'unknown' };

const SOON_MINUTES = 60;

/** `clock` is 'HH:MM' in Helsinki; null where the answer must hold all day. */
export function hoursState(today: HoursToday, clock: string | null): HoursState {
  const { kind, spans, next, isException } = today;
  if (kind === 'unknown') return { state: 'unknown' };
  if (kind === 'break') return { state: 'break', next };
  if (kind === 'closed') return { state: 'closedToday', next };
  if (clock !== null) return stateAt(today, clock);
  return isException ? { state: 'exception', spans, isOpen: false } : { state: 'openToday', spans };
}

function stateAt(today: HoursToday, clock: string): HoursState {
  const { spans, next, isException } = today;
  const current = spans.find(({ opens, closes }) => opens <= clock && clock < closes);
  if (current && minutesOf(current.closes) - minutesOf(clock) <= SOON_MINUTES) {
    return { state: 'closesSoon', closes: current.closes, lastEntry: lastEntry(today, current) };
  }
  const later = spans.find(({ opens }) => opens > clock);
  if (!current && !later) return { state: 'over', next };
  if (isException) return { state: 'exception', spans, isOpen: current !== undefined };
  if (current) return { state: 'open', closes: current.closes };
  return { state: 'opensLater', opens: later?.opens ?? '', spans };
}

/** Until the time is known, everything that opens today may be open. */
export function isOpenNow(today: HoursToday, clock: string | null): boolean {
  if (clock === null) return today.kind === 'open';
  return today.spans.some(({ opens, closes }) => opens <= clock && clock < closes);
}

function lastEntry({ lastEntryMinutes }: HoursToday, { opens, closes }: Span): string | null {
  if (lastEntryMinutes === null) return null;
  const minutes = Math.max(minutesOf(opens), minutesOf(closes) - lastEntryMinutes);
  return clockOf(minutes);
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
