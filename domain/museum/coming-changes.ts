import type { MuseumFacts, Words } from './museum-facts.ts';

export const COMING_KINDS = ['joins', 'price', 'season', 'exhibition', 'leaves'] as const;
type Coming = {
  day: string;
  what: (typeof COMING_KINDS)[number];
  /** Cents, for a price. */
  amount: number | null;
  /** For an exhibition. */
  name: Words | null;
};

/** Planned changes, nearest first. The last day with the card counts until it is over. */
export function comingChanges(facts: MuseumFacts, today: string): Coming[] {
  const { joinedOn, leftOn } = facts.membership;
  const nothing = { amount: null, name: null };
  const begins: Coming[] = [
    { ...nothing, what: 'joins', day: joinedOn },
    ...facts.prices.map(({ validFrom, amount }): Coming => {
      return { ...nothing, what: 'price', day: validFrom, amount };
    }),
    ...facts.seasons.map(({ beginsOn }): Coming => ({ ...nothing, what: 'season', day: beginsOn })),
    ...facts.exhibitions.map(({ beginsOn, name }): Coming => {
      return { ...nothing, what: 'exhibition', day: beginsOn, name };
    }),
  ];
  const coming = begins.filter(({ day }) => day > today);
  if (leftOn !== null && leftOn >= today) coming.push({ ...nothing, what: 'leaves', day: leftOn });
  return coming.toSorted((one, other) => one.day.localeCompare(other.day));
}
