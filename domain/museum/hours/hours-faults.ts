import {
  type MuseumException,
  type MuseumSeason,
  type SomeFacts,
  WEEKDAYS,
} from '../museum-facts.ts';
import { type FaultPlace, fault, type MuseumFault } from '../museum-fault.ts';

/** Invalid hours: spans that end before they begin, or overlap. */
export function hoursFaults({ seasons = [], exceptions = [] }: SomeFacts): MuseumFault[] {
  return [...seasonsFaults(seasons), ...exceptionsFaults(exceptions)];
}

function seasonsFaults(seasons: MuseumSeason[]): MuseumFault[] {
  const sorted = [...seasons.entries()].toSorted(([, one], [, other]) =>
    one.beginsOn < other.beginsOn ? -1 : 1,
  );
  return sorted.flatMap(([index, season], rank) => {
    const { beginsOn, endsOn } = season;
    const [, next] = sorted[rank + 1] ?? [];
    const isBackwards = endsOn !== null && endsOn < beginsOn;
    const overlaps = next && (endsOn === null || next.beginsOn <= endsOn);
    return [
      ...(isBackwards
        ? [fault('seasonBackwards', ['seasons', index, 'endsOn'], { day: beginsOn })]
        : []),
      ...(overlaps
        ? [
            fault(
              'seasonsOverlap',
              ['seasons', index, 'endsOn'],
              { day: beginsOn },
              { day: next.beginsOn },
            ),
          ]
        : []),
      ...spansFaults(season, index),
    ];
  });
}

/** The first span of each weekday: all are typed in one field. */
function spansFaults({ beginsOn, hours }: MuseumSeason, season: number): MuseumFault[] {
  return WEEKDAYS.flatMap((weekday) => {
    const spans = hours
      .filter((span) => span.weekday === weekday)
      .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
    const at: FaultPlace = ['seasons', season, 'hours', weekday];
    for (const [index, { opens, closes }] of spans.entries()) {
      const next = spans[index + 1];
      if (closes <= opens) return [fault('hoursBackwards', at, { day: beginsOn }, opens, closes)];
      if (next && next.opens < closes) {
        return [fault('hoursOverlap', at, { day: beginsOn }, next.opens, closes)];
      }
    }
    return [];
  });
}

function exceptionsFaults(exceptions: MuseumException[]): MuseumFault[] {
  const days = exceptions.map(({ day }) => day);
  return exceptions.flatMap(({ day, opens, closes }, index) => {
    const isTwice = days.indexOf(day) < index;
    const isWrong =
      (opens === null) !== (closes === null) ||
      (opens !== null && closes !== null && closes <= opens);
    return [
      ...(isTwice ? [fault('exceptionTwice', ['exceptions', index, 'day'], { day })] : []),
      ...(isWrong ? [fault('exceptionBackwards', ['exceptions', index, 'times'], { day })] : []),
    ];
  });
}
