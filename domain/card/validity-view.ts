import { addMonths, daysBetween, type LocalDate } from '../base/local-date.ts';
import { timeLeft } from './time-left.ts';

/** The card as its holder sees it: three of the states have an end to show. */
export type CardView =
  | { state: 'noTime' | 'waiting' }
  | {
      state: 'valid' | 'expiring';
      validUntil: LocalDate;
      monthsLeft: number;
      daysOver: number;
      daysLeft: number;
    }
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
  return { state, validUntil, ...timeLeft(today, validUntil), daysLeft };
}

/** The card year that the day is in, counted from the day that the card's time began. */
export function cardYearStart(startsOn: LocalDate, today: LocalDate): LocalDate {
  let years = 0;
  while (addMonths(startsOn, (years + 1) * 12) < today) years += 1;
  return addMonths(startsOn, years * 12);
}
