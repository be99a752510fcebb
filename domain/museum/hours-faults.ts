import type { MuseumException, MuseumSeason, SomeFacts } from './museum-facts.ts';
import { fault, type MuseumFault } from './museum-fault.ts';

/** Hours that no visitor could read: spans that end before they begin, or lie on each other. */
export function hoursFault({ seasons = [], exceptions = [] }: SomeFacts): MuseumFault | null {
  return seasonsFault(seasons) ?? exceptionsFault(exceptions);
}

function seasonsFault(seasons: MuseumSeason[]): MuseumFault | null {
  const sorted = seasons.toSorted((one, other) => (one.beginsOn < other.beginsOn ? -1 : 1));
  for (const [index, season] of sorted.entries()) {
    const { beginsOn, endsOn } = season;
    const next = sorted[index + 1];
    if (endsOn !== null && endsOn < beginsOn) return fault('seasonBackwards', { day: beginsOn });
    if (next && (endsOn === null || next.beginsOn <= endsOn)) {
      return fault('seasonsOverlap', { day: beginsOn }, { day: next.beginsOn });
    }
    const wrong = spansFault(season);
    if (wrong) return wrong;
  }
  return null;
}

function spansFault({ beginsOn, hours }: MuseumSeason): MuseumFault | null {
  const sorted = hours.toSorted((one, other) =>
    `${one.weekday} ${one.opens}` < `${other.weekday} ${other.opens}` ? -1 : 1,
  );
  for (const [index, { weekday, opens, closes }] of sorted.entries()) {
    if (closes <= opens) return fault('hoursBackwards', { day: beginsOn }, opens, closes);
    const next = sorted[index + 1];
    if (next?.weekday === weekday && next.opens < closes) {
      return fault('hoursOverlap', { day: beginsOn }, next.opens, closes);
    }
  }
  return null;
}

function exceptionsFault(exceptions: MuseumException[]): MuseumFault | null {
  const days = exceptions.map(({ day }) => day);
  const twice = days.find((day, index) => days.indexOf(day) !== index);
  if (twice) return fault('exceptionTwice', { day: twice });
  const wrong = exceptions.find(
    ({ opens, closes }) =>
      (opens === null) !== (closes === null) ||
      (opens !== null && closes !== null && closes <= opens),
  );
  return wrong ? fault('exceptionBackwards', { day: wrong.day }) : null;
}
