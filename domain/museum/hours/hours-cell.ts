import { toDecimal } from '../../base/cents.ts';
import { isLocalDate } from '../../base/local-date.ts';
import type { MuseumFacts, MuseumSeason, OpenSpan } from '../museum-facts.ts';

const BETWEEN = ' | ';

/**
 * Seasons in one cell: “2027-01-01/2027-05-31 1-5 10:00-17:00, 6 11:00-12:00 13:00-16:00 | 2027-06-01/ closed”.
 * Weekdays from 1, Monday; without an end the season is open-ended.
 */
export function hoursCell(seasons: MuseumSeason[]): string {
  return seasons
    .map(({ beginsOn, endsOn, hours }) => `${beginsOn}/${endsOn ?? ''} ${weekCell(hours)}`)
    .join(BETWEEN);
}

function weekCell(hours: OpenSpan[]): string {
  const runs: { from: number; to: number; times: string }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const own = hours.filter((span) => span.weekday === weekday);
    const times = own.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');
    const last = runs.at(-1);
    if (times === '') continue;
    if (last?.times === times && last.to === weekday - 1) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, times });
  }
  const said = runs.map(
    ({ from, to, times }) => `${from === to ? from : `${from}-${to}`} ${times}`,
  );
  return said.join(', ') || 'closed';
}

/** Null: invalid. */
export function seasonsIn(cell: string): MuseumSeason[] | null {
  const seasons = parted(cell).map(seasonIn);
  return seasons.every((season) => season !== null) ? seasons : null;
}

const parted = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

function seasonIn(text: string): MuseumSeason | null {
  const found = /^([\d-]+)\/([\d-]*)\s+(.+)$/.exec(text);
  const [, beginsOn = '', endsOn = '', week = ''] = found ?? [];
  if (!isLocalDate(beginsOn) || (endsOn !== '' && !isLocalDate(endsOn))) return null;
  const hours = week.trim() === 'closed' ? [] : week.split(',').map(daysIn);
  if (hours.includes(null)) return null;
  return { beginsOn, endsOn: endsOn || null, hours: hours.flatMap((spans) => spans ?? []) };
}

const TIMES = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

function daysIn(text: string): OpenSpan[] | null {
  const [days = '', ...times] = text.trim().split(/\s+/);
  const found = /^([1-7])(?:-([1-7]))?$/.exec(days);
  if (!found || times.length === 0 || !times.every((one) => TIMES.test(one))) return null;
  const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
  return [1, 2, 3, 4, 5, 6, 7]
    .filter((weekday) => weekday >= from && weekday <= to)
    .flatMap((weekday) =>
      times.map((one) => ({ weekday, opens: one.slice(0, 5), closes: one.slice(6) })),
    );
}

type Prices = MuseumFacts['prices'];

/** “2026-01-01 12.00 | 2027-01-01 14.00”, in euros. */
export function pricesCell(prices: Prices): string {
  return prices.map(({ validFrom, amount }) => `${validFrom} ${toDecimal(amount)}`).join(BETWEEN);
}

/** Null: invalid. */
export function pricesIn(cell: string): Prices | null {
  const prices = parted(cell).map((part) => {
    const [, day = '', euros = '', hundredths = ''] =
      /^(\S+)\s+(\d{1,3})(?:[.,](\d{2}))?$/.exec(part) ?? [];
    return isLocalDate(day)
      ? { validFrom: day as string, amount: Number(euros) * 100 + Number(hundredths) }
      : null;
  });
  return prices.every((price) => price !== null) ? prices : null;
}
