import { keysOf, recordOf } from '../../base/record-of.ts';
import { STANDING, type TopicRule } from './topic-rule.ts';

type Limit = {
  /** Sums are in cents. Days count from the suspension of a plan that is not paid. */
  unit: 'count' | 'sum' | 'letterDay';
  shipped: number;
  least: number;
  most: number;
};

const LETTER_DAY = { unit: 'letterDay', least: 1, most: 365 } as const;

/** A new limit is a row here, with its texts and what obeys it. */
export const LIMITS = {
  // One order is one payment and one page of codes; its tables hold no more.
  companyUnits: { unit: 'count', shipped: 5_000, least: 1, most: 5_000 },
  // Longer forms are not usable; larger numbers are a company order.
  giftsInOrder: { unit: 'count', shipped: 20, least: 1, most: 100 },
  // Zero is not allowed: switch the invoice off as a payment method instead.
  invoiceMost: { unit: 'sum', shipped: 500_000, least: 100, most: 100_000_000 },
  // Value added tax act 1501/1993, 209 e §: a simplified invoice is for at most 400 euros.
  addressOver: { unit: 'sum', shipped: 40_000, least: 0, most: 40_000 },
  firstLetter: { ...LETTER_DAY, shipped: 14 },
  secondLetter: { ...LETTER_DAY, shipped: 45 },
  lastLetter: { ...LETTER_DAY, shipped: 90 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Record<LimitName, number>;
export const LIMIT_NAMES = keysOf(LIMITS);

/** Each reminder comes later than the previous one. */
const LETTERS: readonly LimitName[] = ['firstLetter', 'secondLetter', 'lastLetter'];

export type LimitFault = { fault: 'outOfBounds'; limit: LimitName };

export const limits: TopicRule<Limits, LimitFault> = {
  shipped: recordOf(LIMIT_NAMES, (name) => LIMITS[name].shipped),
  ...STANDING,
  faults: (value) =>
    LIMIT_NAMES.filter((name) => isOutside(value, name)).map((limit) => ({
      fault: 'outOfBounds',
      limit,
    })),
};

function isOutside(value: Limits, name: LimitName): boolean {
  const { least, most } = LIMITS[name];
  const before = LETTERS[LETTERS.indexOf(name) - 1];
  const isEarly = before !== undefined && value[name] <= value[before];
  return value[name] < least || value[name] > most || isEarly;
}
