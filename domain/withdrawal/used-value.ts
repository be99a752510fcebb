import { type Cents, cents } from '../base/cents.ts';
import { addDays, daysBetween, type LocalDate, later } from '../base/local-date.ts';
import { type CardValidity, cardValidity } from '../card/card-validity.ts';
import type { LedgerEntry } from '../card/ledger-entry.ts';

export type Use = {
  /** The whole ledger of the card. */
  ledger: LedgerEntry[];
  /** The ledger entries of the order. */
  causes: string[];
  visitDays: LocalDate[];
  /** Price of the whole purchased time, paid or not. */
  price: Cents;
  today: LocalDate;
};
export type UsedValue = { value: Cents; days: number; ofDays: number };

const NOTHING: UsedValue = { value: cents(0), days: 0, ofDays: 0 };

/**
 * Used value of the time from an order. Zero before a museum visit in that time; then each day up to today has the
 * same share of the price, rounded in the holder's favour.
 */
export function usedValue({ ledger, causes, visitDays, price, today }: Use): UsedValue {
  const validity = cardValidity(ledger);
  const first = firstOwnDay(validity, ledger, causes);
  if (!first || !validity.validUntil || first > today) return NOTHING;
  const started = ledger.filter(({ kind }) => kind === 'firstVisit');
  const visits = [...visitDays, ...started.map(({ occurredOn }) => occurredOn)];
  if (!visits.some((day) => day >= first && day <= today)) return NOTHING;

  const ofDays = daysBetween(first, validity.validUntil) + 1;
  const days = Math.min(daysBetween(first, today) + 1, ofDays);
  return { value: cents(Math.floor((price * days) / ofDays)), days, ofDays };
}

/** Start of the order's own time: after all the time that the card would have without it. */
function firstOwnDay(
  { startsOn }: CardValidity,
  ledger: LedgerEntry[],
  causes: string[],
): LocalDate | null {
  if (!startsOn) return null;
  const { validUntil } = cardValidity(ledger.filter(({ cause }) => !causes.includes(cause)));
  return validUntil ? later(startsOn, addDays(validUntil, 1)) : startsOn;
}
