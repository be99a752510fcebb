/** The rooms of the opening page, in the order of its plan. */
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

/** What is typed in each room. */
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
  languages: [],
  prices: ['annual', 'renewalWhileValid', 'monthly', 'vat'],
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
  terms: ['termsVersion'],
  staff: [],
} as const satisfies Record<OpeningRoom, readonly string[]>;

export type OpeningField = (typeof ROOM_FIELDS)[OpeningRoom][number];
export const OPENING_FIELDS = Object.values(ROOM_FIELDS).flat() as OpeningField[];

/** As typed; what nobody has typed is not there. */
export type OpeningFacts = Partial<Record<OpeningField, string>>;

/** A museum may have no pages of its own. */
export const OPTIONAL_FIELDS: readonly OpeningField[] = ['website'];

export const LONGEST_FACT = 120;
