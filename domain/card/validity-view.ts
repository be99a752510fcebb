import { addMonths, daysBetween, type LocalDate } from '../base/local-date.ts';
import { type CardFacts, cardState } from './card-state.ts';
import { timeLeft } from './time-left.ts';

/** The card in its holder's view: three of the states have an end to show. */
export type CardView =
  | { state: 'waiting' | 'onHold' | 'blocked' | 'refunded' }
  | {
      state: 'valid' | 'expiring';
      validUntil: LocalDate;
      monthsLeft: number;
      daysOver: number;
      daysLeft: number;
    }
  | { state: 'expired'; validUntil: LocalDate };

const EXPIRING_DAYS = 30;

/** The signed-in holder's card, therefore activated. */
export function cardView(facts: Omit<CardFacts, 'isRegistered'>, today: LocalDate): CardView {
  const found = cardState({ ...facts, isRegistered: true }, today);
  switch (found.state) {
    case 'onHold':
    case 'blocked':
    case 'refunded':
      return { state: found.state };
    case 'ended':
      return { state: 'expired', validUntil: found.endedOn };
    case 'valid':
      return timeView(found.validUntil, today);
    default:
      return { state: 'waiting' };
  }
}

/** Whether the card would be admitted today. */
export function allowsEntryToday({ state }: CardView): boolean {
  return state === 'valid' || state === 'expiring' || state === 'waiting';
}

function timeView(validUntil: LocalDate, today: LocalDate): CardView {
  // The last day is valid too.
  const daysLeft = daysBetween(today, validUntil) + 1;
  const state = daysLeft <= EXPIRING_DAYS ? 'expiring' : 'valid';
  return { state, validUntil, ...timeLeft(today, validUntil), daysLeft };
}

/** The card year of this day, counted from the start of validity. */
export function cardYearStart(startsOn: LocalDate, today: LocalDate): LocalDate {
  let years = 0;
  while (addMonths(startsOn, (years + 1) * 12) < today) years += 1;
  return addMonths(startsOn, years * 12);
}

/** A visit in the card year; for unstarted validity any visit. */
export function hasVisitedSince(
  lastVisitOn: LocalDate | null,
  yearStartsOn: LocalDate | null,
): boolean {
  return lastVisitOn !== null && (yearStartsOn === null || lastVisitOn >= yearStartsOn);
}
