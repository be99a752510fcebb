import { LANGUAGES, type Language } from '../base/language.ts';

/** Sections (rooms) of the opening page, in display order. */
export const OPENING_ROOMS = [
  'operator',
  'name',
  'languages',
  'prices',
  'providers',
  'mail',
  'museum',
  'terms',
  'staff',
] as const;
export type OpeningRoom = (typeof OPENING_ROOMS)[number];

/** Fields of each section. */
export const ROOM_FIELDS = {
  operator: [
    'sellerName',
    'businessId',
    'streetAddress',
    'zipCode',
    'city',
    'serviceEmail',
    'servicePhone',
    'hoursFi',
    'hoursSv',
    'hoursEn',
    'deliveryWeeks',
  ],
  name: [
    'fiNominative',
    'fiGen',
    'fiPar',
    'fiIll',
    'fiIne',
    'fiEla',
    'fiAde',
    'fiAll',
    'fiAbl',
    'svNominative',
    'svDef',
    'svDefgen',
    'enNominative',
    'enLow',
  ],
  languages: ['languages'],
  prices: ['annual', 'renewalWhileValid', 'monthlyPlan', 'monthly', 'vat'],
  providers: [],
  mail: ['mailArrived'],
  museum: [
    'museumFi',
    'museumSv',
    'museumEn',
    'townFi',
    'townSv',
    'townEn',
    'latitude',
    'longitude',
    'ticket',
    'website',
  ],
  terms: ['takenGifts', 'termsVersion'],
  staff: [],
} as const satisfies Record<OpeningRoom, readonly string[]>;

export type OpeningField = (typeof ROOM_FIELDS)[OpeningRoom][number];
export const OPENING_FIELDS = Object.values(ROOM_FIELDS).flat() as OpeningField[];

/** As typed; a field that was never filled is absent. */
export type OpeningFacts = Partial<Record<OpeningField, string>>;

/** A museum without its own pages is possible; defaults apply to unmade choices. */
export const OPTIONAL_FIELDS: readonly OpeningField[] = [
  'website',
  'languages',
  'monthlyPlan',
  'takenGifts',
];

/** Value of `monthlyPlan` when monthly payment is not offered. */
export const NO_PLAN = 'no';
/** Value of `takenGifts` when an activated gift ends with its giver's withdrawal. */
export const GIFTS_END = 'end';

/** `sv en`: in menu order. Empty: all languages. */
export function openingLanguages({ languages = '' }: OpeningFacts): readonly Language[] {
  const typed = languages.split(' ');
  const known = typed.filter((each): each is Language => LANGUAGES.some((one) => one === each));
  return known.length > 0 ? known : LANGUAGES;
}

/**
 * Whether the scheme requires it: not texts of a language that it lacks, nor the price of a plan that it does not
 * offer.
 */
export function isFieldRequired(field: OpeningField, facts: OpeningFacts): boolean {
  if (field === 'monthly') return facts.monthlyPlan !== NO_PLAN;
  const language = /^(fi|sv|en)[A-Z]|(Fi|Sv|En)$/.exec(field)?.[0].slice(0, 2).toLowerCase();
  return language === undefined || openingLanguages(facts).some((each) => each === language);
}

export const LONGEST_FACT = 120;
