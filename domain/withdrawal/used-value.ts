import { type Cents, cents } from '../base/cents.ts';
import { addDays, daysBetween, type LocalDate, later } from '../base/local-date.ts';
import { type CardValidity, cardValidity } from '../card/card-validity.ts';
import type { LedgerEntry } from '../card/ledger-entry.ts';

export type Use = {
  /** The whole ledger of the card. */
  ledger: LedgerEntry[];
  /** What the order wrote into it. */
  causes: string[];
  visitDays: LocalDate[];
  /** Of the whole time that was bought, however much of it is paid. */
  price: Cents;
  today: LocalDate;
};
export type UsedValue = { value: Cents; days: number; ofDays: number };

const NOTHING: UsedValue = { value: cents(0), days: 0, ofDays: 0 };

/**
 * What the holder has had of the time that an order gave. Until a museum is visited in that time it is nothing. Then
 * each day up to today is worth the same share of the price, rounded in the holder's favour.
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

/** Where the order's own time begins: after all the time that the card would have had without it. */
function firstOwnDay(
  { startsOn }: CardValidity,
  ledger: LedgerEntry[],
  causes: string[],
): LocalDate | null {
  if (!startsOn) return null;
  const { validUntil } = cardValidity(ledger.filter(({ cause }) => !causes.includes(cause)));
  return validUntil ? later(startsOn, addDays(validUntil, 1)) : startsOn;
}
