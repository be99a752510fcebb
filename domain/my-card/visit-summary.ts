import type { Cents } from '../base/cents.ts';
import type { LocalDate } from '../base/local-date.ts';

/** One line of the holder's diary. */
export type DiaryVisit = {
  id: string;
  visitedOn: LocalDate;
  museum: string;
  /** Path of its page. */
  slug: string;
  town: string;
  latitude: number;
  longitude: number;
  /** Single ticket price on that day; null when unknown. */
  ticketPrice: Cents | null;
};

export type TownVisits = { town: string; visits: number; latitude: number; longitude: number };

export type VisitSummary = {
  visits: number;
  museums: number;
  /** Most visited first. */
  towns: TownVisits[];
  northernmost: string | null;
};

export function visitSummary(visits: DiaryVisit[]): VisitSummary {
  const towns = townsOf(visits);
  const northernmost = towns.toSorted((one, other) => other.latitude - one.latitude)[0];
  return {
    visits: visits.length,
    museums: new Set(visits.map(({ museum }) => museum)).size,
    towns,
    northernmost: northernmost?.town ?? null,
  };
}

export type Saving =
  | { kind: 'saved'; amount: number }
  /** How many more visits at the usual price pay the card back. */
  | { kind: 'visitsToGo'; visits: number };

// Assumed while none of the person's visits has a known ticket price.
const USUAL_TICKET = 1500;

/**
 * Single tickets on the visit days minus the card's price; instead of a loss it shows the missing visits. A past year
 * has no missing visits.
 */
export function savingOf(
  visits: DiaryVisit[],
  { cardPrice, isOver }: { cardPrice: Cents; isOver: boolean },
): Saving | null {
  const prices = visits.flatMap(({ ticketPrice }) => ticketPrice ?? []);
  const sum = prices.reduce<number>((total, price) => total + price, 0);
  if (sum >= cardPrice) return { kind: 'saved', amount: sum - cardPrice };
  if (isOver) return null;
  const usual = sum > 0 ? sum / prices.length : USUAL_TICKET;
  return { kind: 'visitsToGo', visits: Math.ceil((cardPrice - sum) / usual) };
}

function townsOf(visits: DiaryVisit[]): TownVisits[] {
  const byTown = new Map<string, TownVisits>();
  for (const { town, latitude, longitude } of visits) {
    const known = byTown.get(town);
    byTown.set(town, { town, latitude, longitude, ...known, visits: (known?.visits ?? 0) + 1 });
  }
  return [...byTown.values()].toSorted(
    (one, other) => other.visits - one.visits || one.town.localeCompare(other.town, 'fi'),
  );
}
