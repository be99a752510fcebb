import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { daysBetween, type LocalDate } from '../../../domain/base/local-date.ts';
import { type Opening, type Span, weekdayOf } from '../../../domain/museum/hours/hours.ts';
import { type HoursToday, hoursState } from '../../../domain/museum/hours/hours-state.ts';
import type { texts as tile } from '../../texts/fi/parts/museum-tile.ts';

export type TileTexts = typeof tile;
/** States differ by shape, not only by colour: dot, quarter, diamond, ring. */
export type HoursSign = 'open' | 'soon' | 'exception' | 'closed';
type Spoken = { sign: HoursSign; sentence: string };
type HoursSentenceInput = {
  hours: HoursToday;
  /** Null on the server, whose page must hold for the whole day. */
  clock: string | null;
  place: 'card' | 'page';
  texts: TileTexts['hours'];
  language: Language;
};

/** One sentence about the opening hours, for tiles and the museum's page. */
export function hoursSentence({
  hours,
  clock,
  place,
  texts,
  language,
}: HoursSentenceInput): Spoken {
  const state = hoursState(hours, clock);
  const time = (at: string) => formatTime(at, language);
  const opening = (next: Opening | null, known: string, unknown: string): Spoken => ({
    sign: 'closed',
    sentence: next ? fill(known, openingText(next, hours.day, texts, language)) : unknown,
  });
  switch (state.state) {
    case 'openToday':
      return { sign: 'open', sentence: fill(texts.openToday, spansText(state.spans, language)) };
    case 'open':
      return { sign: 'open', sentence: fill(texts.open[place], time(state.closes)) };
    case 'closesSoon':
      return { sign: 'soon', sentence: fill(texts.closesSoon, time(state.closes)) };
    case 'opensLater':
      return place === 'card'
        ? { sign: 'closed', sentence: fill(texts.opensLater, time(state.opens)) }
        : { sign: 'closed', sentence: fill(texts.openToday, spansText(state.spans, language)) };
    case 'exception':
      return {
        sign: 'exception',
        sentence: fill(texts.exception, spansText(state.spans, language)),
      };
    case 'over':
      return opening(state.next, texts.over, texts.overUnknown);
    case 'closedToday':
      return opening(state.next, texts.closedToday, texts.closedUnknown);
    case 'break':
      return opening(state.next, texts.break, texts.breakUnknown);
    case 'unknown':
      return { sign: 'closed', sentence: texts.unknown };
  }
}

/** “10–18”, “9.30–16”: without “.00”. A day with a break shows both spans. */
export function spansText(spans: Span[], language: Language): string {
  return spans
    .map(({ opens, closes }) => `${formatTime(opens, language)}–${formatTime(closes, language)}`)
    .join(', ');
}

export function formatTime(clock: string, language: Language): string {
  const [hours = '', minutes = ''] = clock.split(':');
  if (minutes === '00') return String(Number(hours));
  return `${Number(hours)}${language === 'en' ? ':' : '.'}${minutes}`;
}

/** Names the weekday within a week, the date later. */
function openingText(
  { day, opens }: Opening,
  today: LocalDate,
  texts: TileTexts['hours'],
  language: Language,
): string {
  if (daysBetween(today, day) >= 7) return shortDate(day, language);
  const weekday = texts.weekdays[weekdayOf(day) - 1] ?? '';
  return fill(texts.soon, weekday, formatTime(opens, language));
}

/** Date without the year. */
export function shortDate(day: LocalDate, language: Language): string {
  const date = formatDate(day, language);
  return language === 'en' ? date.replace(/ \d+$/, '') : date.replace(/\d{4}$/, '');
}
