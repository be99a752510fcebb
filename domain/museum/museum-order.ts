import type { Language } from '../base/language.ts';
import type { LocalDate } from '../base/local-date.ts';
import { hash32 } from '../ryijy/seeded-random.ts';
import type { HoursToday } from './hours/hours-state.ts';

/** `town` is the order of the input. */
export const MUSEUM_ORDERS = ['town', 'near', 'closing', 'newest', 'name'] as const;
export type MuseumOrder = (typeof MUSEUM_ORDERS)[number];

export type OrderedMuseum = {
  slug: string;
  name: string;
  hours: HoursToday;
  exhibitions: { beginsOn: LocalDate }[];
};
type OrderContext = {
  clock: string | null;
  language: Language;
  /** By slug; empty when the visitor's location is unknown. */
  kilometres: Map<string, number>;
};

export function orderedMuseums<Museum extends OrderedMuseum>(
  museums: Museum[],
  order: MuseumOrder,
  { clock, language, kilometres }: OrderContext,
): Museum[] {
  const key: Record<MuseumOrder, ((museum: Museum) => number) | null> = {
    town: null,
    name: null,
    near: ({ slug }) => kilometres.get(slug) ?? Number.POSITIVE_INFINITY,
    closing: ({ hours }) => closingMinutes(hours, clock),
    newest: ({ exhibitions }) => -newestDay(exhibitions),
  };
  if (order === 'name') {
    const { compare } = new Intl.Collator(language);
    return museums.toSorted((one, other) => compare(one.name, other.name));
  }
  const value = key[order];
  if (!value) return museums;
  const known = museums.map((museum) => ({ museum, value: value(museum) }));
  return known.toSorted((one, other) => one.value - other.value).map(({ museum }) => museum);
}

/** By today's closing time; closed museums come last. */
function closingMinutes({ spans }: HoursToday, clock: string | null): number {
  const open = spans.find(
    ({ opens, closes }) => clock === null || (opens <= clock && clock < closes),
  );
  return open ? Number(open.closes.replace(':', '')) : Number.MAX_SAFE_INTEGER;
}

function newestDay(exhibitions: { beginsOn: LocalDate }[]): number {
  return Math.max(0, ...exhibitions.map(({ beginsOn }) => Number(beginsOn.replaceAll('-', ''))));
}

/** One of today's open museums, changing daily; the same for everybody, in every language. */
export function museumOfDay<Museum extends OrderedMuseum>(museums: Museum[]): Museum | undefined {
  const open = museums
    .filter(({ hours }) => hours.kind === 'open')
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  const [first] = open;
  return first && open[hash32(`day:${first.hours.day}`) % open.length];
}
