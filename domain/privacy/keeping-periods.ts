import type { Language } from '../base/language.ts';

type Unit = 'minute' | 'day' | 'year';

/** Period in which the holder of a payment card may dispute a payment. */
export const DISPUTE_MONTHS = 13;

/**
 * Keeping times on the privacy page, shared by the deleting rules, the list of all tables and the page. Always more
 * than one, so that plural texts are enough.
 */
const KEEPING_PERIODS = {
  unpaidOrder: [30, 'day'],
  draft: [30, 'day'],
  /** Needed for refunds sent by hand. */
  refundAccount: [30, 'day'],
  clientLog: [90, 'day'],
  /** People invited by an employer. */
  invited: [2, 'year'],
  letter: [90, 'day'],
  /** Longer than `DISPUTE_MONTHS`; after it the provider's answers are not needed. */
  notification: [400, 'day'],
  withdrawalStatement: [3, 'year'],
  staffLook: [2, 'year'],
  formerName: [2, 'year'],
  /** At most, and one year after it was closed. */
  contactCase: [2, 'year'],
  loginCode: [10, 'minute'],
} as const satisfies Record<string, readonly [number, Unit]>;

type Kept = keyof typeof KEEPING_PERIODS;

const UNITS: Record<Language, Record<Unit, string>> = {
  fi: { minute: 'minuuttia', day: 'päivää', year: 'vuotta' },
  sv: { minute: 'minuter', day: 'dagar', year: 'år' },
  en: { minute: 'minutes', day: 'days', year: 'years' },
};

const SECONDS: Record<Unit, number> = { minute: 60, day: 86_400, year: 365 * 86_400 };

export function keptSeconds(what: Kept): number {
  const [amount, unit] = KEEPING_PERIODS[what];
  return amount * SECONDS[unit];
}

export const keptDays = (what: Kept) => keptSeconds(what) / SECONDS.day;

/** '30 päivää', by the name of the data. */
export function keptFor(language: Language): (what: Kept) => string {
  return (what) => {
    const [amount, unit] = KEEPING_PERIODS[what];
    return `${amount} ${UNITS[language][unit]}`;
  };
}
