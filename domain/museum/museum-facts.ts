import type { Language } from '../base/language.ts';
import { NOWHERE } from './typed-place.ts';

export type Words = Record<Language, string>;

export const ACCESS_FACTS = [
  'stepFree',
  'doorWidth',
  'lift',
  'toilet',
  'parking',
  'seats',
  'wheelchairLoan',
  'hearingLoop',
  'assistanceDog',
  'plainLanguage',
  'quietTime',
] as const;
export type AccessFact = (typeof ACCESS_FACTS)[number];

/** Measurable facts: centimetres of a door, metres to parking or between seats. */
export const MEASURED: readonly AccessFact[] = ['doorWidth', 'parking', 'seats'];

export const WAY_KINDS = [
  'walk',
  'bicycle',
  'bus',
  'tram',
  'metro',
  'train',
  'car',
  'boat',
] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** 1 is Monday, as in ISO 8601. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Times as “10:00”; closing may be “24:00”. */
export type OpenSpan = { weekday: number; opens: string; closes: string };
/** Without an end: until further notice. Without hours: a season break. */
export type MuseumSeason = { beginsOn: string; endsOn: string | null; hours: OpenSpan[] };
/** Without times the museum is closed on that day. */
export type MuseumException = {
  day: string;
  opens: string | null;
  closes: string | null;
  reason: Words;
};
export type Exhibition = {
  id: string;
  name: Words;
  text: Words;
  beginsOn: string;
  endsOn: string | null;
};

/** All editable facts of a museum, grouped in the parts that are saved separately. An empty text: unknown. */
export type MuseumFacts = {
  name: Words;
  town: Words;
  description: Words;
  address: { street: string; zipCode: string };
  place: { latitude: number; longitude: number };
  contact: { website: string; phone: string; emailAddress: string };
  visit: { forChildren: boolean; lastEntryMinutes: number | null };
  seasons: MuseumSeason[];
  exceptions: MuseumException[];
  exhibitions: Exhibition[];
  /** Cents. */
  charges: { name: Words; amount: number }[];
  access: {
    checkedOn: string | null;
    facts: { fact: AccessFact; works: boolean; measure: number | null }[];
  };
  ways: { kind: WayKind; text: Words }[];
  /** Cents, by start day. */
  prices: { validFrom: string; amount: number }[];
  /** The leaving day is the last one on which the card is accepted. */
  membership: { joinedOn: string; leftOn: string | null; leftReason: string };
  pictures: { id: string; alt: Words }[];
};
export type MuseumPart = keyof MuseumFacts;
export type SomeFacts = Partial<MuseumFacts>;

export const MUSEUM_PARTS = [
  'name',
  'town',
  'description',
  'address',
  'place',
  'contact',
  'visit',
  'seasons',
  'exceptions',
  'exhibitions',
  'charges',
  'access',
  'ways',
  'prices',
  'membership',
  'pictures',
] as const satisfies readonly MuseumPart[];

export const partsOf = (facts: SomeFacts): MuseumPart[] =>
  MUSEUM_PARTS.filter((part) => facts[part] !== undefined);

const NO_WORDS: Words = { fi: '', sv: '', en: '' };

/** Defaults of a new museum. */
export function emptyMuseum(today: string): MuseumFacts {
  return {
    name: NO_WORDS,
    town: NO_WORDS,
    description: NO_WORDS,
    address: { street: '', zipCode: '' },
    place: NOWHERE,
    contact: { website: '', phone: '', emailAddress: '' },
    visit: { forChildren: false, lastEntryMinutes: null },
    seasons: [],
    exceptions: [],
    exhibitions: [],
    charges: [],
    access: { checkedOn: null, facts: [] },
    ways: [],
    prices: [],
    membership: { joinedOn: today, leftOn: null, leftReason: '' },
    pictures: [],
  };
}
