import { LANGUAGES, type Language } from '../base/language.ts';
import type { LocalDate } from '../base/local-date.ts';
import { METHODS, type Method } from '../payment/offered-method.ts';
import type { Logo } from './logo.ts';
import type { Colours } from './look.ts';
import type { SiteFactValues } from './site-facts.ts';

export const SWITCHES = ['selling', 'gifts', 'registration', 'monthly'] as const;
export type Switch = (typeof SWITCHES)[number];

/** Scheme facts that an operator changes from a day on, except prices. */
export const FACT_TOPICS = [
  'limits',
  'takenGifts',
  'languages',
  'colours',
  'logo',
  'search',
  'tracking',
  'logging',
  ...METHODS,
  ...SWITCHES,
  'banner',
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/** Days of suspension after which the holder of an unpaid plan gets each reminder. */
export const LETTER_DAY_NAMES = ['firstLetter', 'secondLetter', 'lastLetter'] as const;
export const LIMIT_NAMES = [
  'companyUnits',
  'giftsInOrder',
  'invoiceMost',
  'addressOver',
  ...LETTER_DAY_NAMES,
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
/** In cents. */
export const SUM_LIMITS: readonly LimitName[] = ['invoiceMost', 'addressOver'];
/** Counts, sums in cents, and days. */
export type Limits = Record<LimitName, number>;

/** In every language of the portal. */
export type Words = Record<Language, string>;

export const BANNER_KINDS = ['news', 'fault'] as const;
export type Banner = {
  kind: (typeof BANNER_KINDS)[number];
  isClosable: boolean;
  words: Words;
};

export type MethodFact = { isOffered: boolean; notice: Words | null };
/** In menu order. Texts missing in a language fall back to the first one. */
export type Spoken = { languages: readonly Language[] };

/** Whether an activated gift stays with its recipient when the giver withdraws. */
export type TakenGifts = { giftsStay: boolean };

export type FactValues = {
  limits: Limits;
  takenGifts: TakenGifts;
  languages: Spoken;
  /** Null: default. */
  colours: { colours: Colours | null };
  logo: { logo: Logo | null };
  banner: { banner: Banner | null };
} & SiteFactValues &
  Record<Method, MethodFact> &
  Record<Switch, { isOpen: boolean }>;

export type Fact<Topic extends FactTopic = FactTopic> = {
  [Each in Topic]: {
    topic: Each;
    value: FactValues[Each];
  };
}[Topic];

/** `until` is its last day; null: until a newer one starts. */
export type DatedFact<Topic extends FactTopic = FactTopic> = Fact<Topic> & {
  from: LocalDate;
  until: LocalDate | null;
};

const OFFERED: MethodFact = { isOffered: true, notice: null };
const OPEN = { isOpen: true };

/** Defaults until the scheme decides otherwise. */
export const AS_SHIPPED: FactValues = {
  limits: {
    companyUnits: 5_000,
    giftsInOrder: 20,
    invoiceMost: 500_000,
    addressOver: 40_000,
    firstLetter: 14,
    secondLetter: 45,
    lastLetter: 90,
  },
  takenGifts: { giftsStay: true },
  languages: { languages: LANGUAGES },
  colours: { colours: null },
  logo: { logo: null },
  search: { search: null },
  tracking: { tracking: null },
  logging: { logging: { enabled: true, level: 'INFO' } },
  bank: OFFERED,
  card: OFFERED,
  epassi: OFFERED,
  smartum: OFFERED,
  edenred: OFFERED,
  zevoy: OFFERED,
  companyInvoice: OFFERED,
  selling: OPEN,
  gifts: OPEN,
  registration: OPEN,
  monthly: OPEN,
  banner: { banner: null },
};

/** Values stored by an older release with fewer fields: the others get their defaults. */
export function completeValue<Topic extends FactTopic>(
  topic: Topic,
  stored: Partial<FactValues[Topic]>,
): FactValues[Topic] {
  return { ...AS_SHIPPED[topic], ...stored };
}

export const isMethod = (topic: FactTopic): topic is Method =>
  (METHODS as readonly string[]).includes(topic);
export const isSwitch = (topic: FactTopic): topic is Switch =>
  (SWITCHES as readonly string[]).includes(topic);
