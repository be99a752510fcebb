import type { Language } from '../base/language.ts';

type Unit = 'minute' | 'day' | 'year';

/** How long the holder of a payment card may dispute a payment. */
export const DISPUTE_MONTHS = 13;

/**
 * How long what the privacy page tells of is kept. The rules that delete it, the list of all tables and the page take it
 * from here. Each is of more than one, so that a plural is enough.
 */
const KEEPING_PERIODS = {
  unpaidOrder: [30, 'day'],
  draft: [30, 'day'],
  /** Where a person sends money back. */
  refundAccount: [30, 'day'],
  clientLog: [90, 'day'],
  /** Whom an employer invited. */
  invited: [2, 'year'],
  letter: [90, 'day'],
  /** Longer than `DISPUTE_MONTHS`; after that nobody asks what a provider said. */
  notification: [400, 'day'],
  withdrawalStatement: [3, 'year'],
  staffLook: [2, 'year'],
  formerName: [2, 'year'],
  /** At most, and a year after it was seen to. */
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

/** '30 päivää', by the name of what is kept. */
export function keptFor(language: Language): (what: Kept) => string {
  return (what) => {
    const [amount, unit] = KEEPING_PERIODS[what];
    return `${amount} ${UNITS[language][unit]}`;
  };
}
