import { isBusinessId, isExample } from './example-facts.ts';
import {
  isFieldRequired,
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
/** Not a field, but a task or a check. */
export type TaskGap = 'paytrailTest' | 'mailTest' | 'rightsKeeper' | 'administrator';
export type OpeningGap = { room: OpeningRoom } & (
  | { field: OpeningField; fault: FactFault }
  | { task: TaskGap }
);

export type OpeningState = {
  facts: OpeningFacts;
  isPaytrailGood: boolean;
  isMailGood: boolean;
  roles: readonly string[];
  /** The version of the terms that the pages show. */
  termsVersion: string;
};

/** `49`, `49,90` or `49.90` as cents; null: invalid. */
export function typedCents(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*€?$/.exec(typed.trim());
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}

/** `13,5` as 1350 basis points. */
export const typedVat = (typed: string): number | null => typedCents(typed.replace(/\s*%$/, ''));

/** Decimal degrees, with a point or a comma. */
export function typedDegrees(typed: string): number | null {
  return /^\d{1,3}(?:[.,]\d{1,8})?$/.test(typed.trim())
    ? Number(typed.trim().replace(',', '.'))
    : null;
}

/** Finland with its islands and a margin. */
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

/** One row per field with a format. */
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

/** The error of one field; null: none. */
export function factFault(
  field: OpeningField,
  { facts, termsVersion }: Pick<OpeningState, 'facts' | 'termsVersion'>,
): FactFault | null {
  const value = (facts[field] ?? '').trim();
  // The acceptance covers the text of that time; a changed text must be accepted again.
  if (field === 'termsVersion') return value === termsVersion ? null : 'missing';
  if (value === '') return OPTIONAL_FIELDS.includes(field) ? null : 'missing';
  if (isExample(value)) return 'example';
  return RULES[field]?.(value, facts) ?? null;
}

/** Everything that prevents opening for sale, by section. */
export function openingGaps(state: OpeningState): OpeningGap[] {
  const tasks: Partial<Record<OpeningRoom, [TaskGap, boolean][]>> = {
    providers: [['paytrailTest', state.isPaytrailGood]],
    mail: [['mailTest', state.isMailGood]],
    staff: [
      ['administrator', state.roles.includes('administrator')],
      ['rightsKeeper', state.roles.includes('rightsKeeper')],
    ],
  };
  return OPENING_ROOMS.flatMap((room): OpeningGap[] => [
    ...ROOM_FIELDS[room].flatMap((field): OpeningGap[] => {
      if (!isFieldRequired(field, state.facts)) return [];
      const fault = factFault(field, state);
      return fault ? [{ room, field, fault }] : [];
    }),
    ...(tasks[room] ?? []).flatMap(([task, isDone]) => (isDone ? [] : [{ room, task }])),
  ]);
}
