import { addDays, type LocalDate, localDate } from '../base/local-date.ts';
import type { MuseumFacts, SomeFacts } from './museum-facts.ts';

/** First day on which a change of prices or membership is visible; null: it changes neither. */
export function museumBegins(was: SomeFacts, now: SomeFacts): LocalDate | null {
  const days = [
    ...changedPrices(was.prices ?? [], now.prices ?? was.prices ?? []),
    ...changedMembership(was.membership, now.membership),
  ];
  const first = days.toSorted()[0];
  return first === undefined ? null : localDate(first);
}

type Prices = MuseumFacts['prices'];

function changedPrices(was: Prices, now: Prices): string[] {
  const has = (rows: Prices, { validFrom, amount }: Prices[number]) =>
    rows.some((row) => row.validFrom === validFrom && row.amount === amount);
  const gone = was.filter((row) => !has(now, row));
  const come = now.filter((row) => !has(was, row));
  return [...gone, ...come].map(({ validFrom }) => validFrom);
}

type Membership = MuseumFacts['membership'];

/** The first day that differs is the one after the last day. */
function changedMembership(was: Membership | undefined, now: Membership | undefined): string[] {
  if (!was || !now) return [];
  const joined = was.joinedOn === now.joinedOn ? [] : [was.joinedOn, now.joinedOn];
  const ends = was.leftOn === now.leftOn ? [] : [was.leftOn, now.leftOn];
  return [...joined, ...ends.flatMap((day) => (day === null ? [] : addDays(localDate(day), 1)))];
}
