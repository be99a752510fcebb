import { addMonths, daysBetween, type LocalDate } from '../base/local-date.ts';

/** The card as its holder sees it: three of the states have an end to show. */
export type CardView =
  | { state: 'noTime' | 'waiting' }
  | { state: 'valid' | 'expiring'; validUntil: LocalDate; monthsLeft: number; daysLeft: number }
  | { state: 'expired'; validUntil: LocalDate };

const EXPIRING_DAYS = 30;

type Kept = { validUntil: LocalDate | null; waitsForFirstVisit: boolean };

export function cardView({ validUntil, waitsForFirstVisit }: Kept, today: LocalDate): CardView {
  if (waitsForFirstVisit) return { state: 'waiting' };
  if (!validUntil) return { state: 'noTime' };
  if (validUntil < today) return { state: 'expired', validUntil };
  // The last day is valid too.
  const daysLeft = daysBetween(today, validUntil) + 1;
  const state = daysLeft <= EXPIRING_DAYS ? 'expiring' : 'valid';
  return { state, validUntil, monthsLeft: monthsLeft(today, validUntil), daysLeft };
}

/** Begun months count whole, but the last day begins none: on its first day a card of a year has twelve. */
function monthsLeft(today: LocalDate, validUntil: LocalDate): number {
  let months = 1;
  while (addMonths(today, months) < validUntil) months += 1;
  return months;
}

/** The card year that the day is in, counted from the day that the card's time began. */
export function cardYearStart(startsOn: LocalDate, today: LocalDate): LocalDate {
  let years = 0;
  while (addMonths(startsOn, (years + 1) * 12) < today) years += 1;
  return addMonths(startsOn, years * 12);
}
