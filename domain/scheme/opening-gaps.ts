import { isBusinessId, isExample } from './example-facts.ts';
import {
  isAsked,
  OPENING_ROOMS,
  OPTIONAL_FIELDS,
  type OpeningFacts,
  type OpeningField,
  type OpeningRoom,
  ROOM_FIELDS,
} from './opening-fields.ts';
import { AMOUNT_BOUNDS, type PriceFact } from './price-plan.ts';

export type FactFault =
  | 'missing'
  | 'example'
  | 'businessId'
  | 'zipCode'
  | 'email'
  | 'phone'
  | 'amount'
  | 'renewalAboveAnnual'
  | 'vat'
  | 'place'
  | 'website';
/** Not typed but done or looked up. */
export type DeedGap = 'paytrailTest' | 'mailTest' | 'rightsKeeper' | 'administrator';
export type OpeningGap = { room: OpeningRoom } & (
  | { field: OpeningField; fault: FactFault }
  | { deed: DeedGap }
);

export type OpeningState = {
  facts: OpeningFacts;
  isPaytrailGood: boolean;
  isMailGood: boolean;
  roles: readonly string[];
  /** The version of the terms that the pages show now. */
  termsVersion: string;
};

/** `49`, `49,90` or `49.90` as cents; null: no sum. */
export function typedCents(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*€?$/.exec(typed.trim());
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}

/** `13,5` as 1350: hundredths of a per cent. */
export const typedVat = (typed: string): number | null => typedCents(typed.replace(/\s*%$/, ''));

/** Decimal degrees, with a point or a comma. */
export function typedDegrees(typed: string): number | null {
  return /^\d{1,3}(?:[.,]\d{1,8})?$/.test(typed.trim())
    ? Number(typed.trim().replace(',', '.'))
    : null;
}

/** Finland with its islands, and some room around. */
const PLACES = { latitude: [59, 71], longitude: [19, 32] } as const;

function priceFault(fact: PriceFact, amount: number | null, fault: 'amount' | 'vat') {
  const { least, most } = AMOUNT_BOUNDS[fact];
  return amount === null || amount < least || amount > most ? fault : null;
}

type Rule = (value: string, facts: OpeningFacts) => FactFault | null;
const unless = (fault: FactFault, isSound: (value: string) => boolean): Rule => {
  return (value) => (isSound(value) ? null : fault);
};
const within = (axis: keyof typeof PLACES): Rule =>
  unless('place', (value) => {
    const degrees = typedDegrees(value) ?? Number.NaN;
    const [least, most] = PLACES[axis];
    return degrees >= least && degrees <= most;
  });

/** One row a field that can be wrong when it is filled. */
const RULES: Partial<Record<OpeningField, Rule>> = {
  businessId: unless('businessId', isBusinessId),
  zipCode: unless('zipCode', (value) => /^\d{5}$/.test(value)),
  serviceEmail: unless('email', (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value)),
  servicePhone: unless('phone', (value) => /^\+?[\d ]{6,20}$/.test(value)),
  annual: (value) => priceFault('annual', typedCents(value), 'amount'),
  monthly: (value) => priceFault('monthly', typedCents(value), 'amount'),
  renewalWhileValid(value, facts) {
    const own = typedCents(value);
    const annual = typedCents(facts.annual ?? '');
    if (own !== null && annual !== null && own > annual) return 'renewalAboveAnnual';
    return priceFault('renewalWhileValid', own, 'amount');
  },
  vat: (value) => priceFault('vat', typedVat(value), 'vat'),
  ticket: unless('amount', (value) => typedCents(value) !== null),
  latitude: within('latitude'),
  longitude: within('longitude'),
  website: unless('website', (value) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(value)),
};

/** What is wrong with one field; null: nothing. */
export function factFault(
  field: OpeningField,
  { facts, termsVersion }: Pick<OpeningState, 'facts' | 'termsVersion'>,
): FactFault | null {
  const value = (facts[field] ?? '').trim();
  // Accepted was what was shown then; another text is read anew.
  if (field === 'termsVersion') return value === termsVersion ? null : 'missing';
  if (value === '') return OPTIONAL_FIELDS.includes(field) ? null : 'missing';
  if (isExample(value)) return 'example';
  return RULES[field]?.(value, facts) ?? null;
}

/** All that keeps selling from being opened, room by room. */
export function openingGaps(state: OpeningState): OpeningGap[] {
  const deeds: Partial<Record<OpeningRoom, [DeedGap, boolean][]>> = {
    providers: [['paytrailTest', state.isPaytrailGood]],
    mail: [['mailTest', state.isMailGood]],
    staff: [
      ['administrator', state.roles.includes('administrator')],
      ['rightsKeeper', state.roles.includes('rightsKeeper')],
    ],
  };
  return OPENING_ROOMS.flatMap((room): OpeningGap[] => [
    ...ROOM_FIELDS[room].flatMap((field): OpeningGap[] => {
      if (!isAsked(field, state.facts)) return [];
      const fault = factFault(field, state);
      return fault ? [{ room, field, fault }] : [];
    }),
    ...(deeds[room] ?? []).flatMap(([deed, isDone]) => (isDone ? [] : [{ room, deed }])),
  ]);
}
