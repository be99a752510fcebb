import { addDays, addMonths, type LocalDate, later } from '../base/local-date.ts';
import { INSTALMENT_COUNT } from './instalment-plan.ts';

/** What a holder is told while entry waits for a payment, in this order. */
export const HOLD_LETTERS = ['first', 'second', 'last', 'ended'] as const;
export type HoldLetter = (typeof HOLD_LETTERS)[number];

/** Days after the first failed charge. */
export type LetterDays = { firstLetter: number; secondLetter: number; lastLetter: number };
export type HeldPlan = { heldOn: LocalDate; startsOn: LocalDate; lastDueOn: LocalDate };

/** A contract binds for its months; a day that was moved on moves its end. */
export const contractEnd = ({ startsOn, lastDueOn }: Omit<HeldPlan, 'heldOn'>): LocalDate =>
  later(addMonths(startsOn, INSTALMENT_COUNT), lastDueOn);

/** The days of the letters. None is after the next: a contract that ends before its last reminder is told of instead. */
function holdLetterDays(
  plan: HeldPlan,
  { firstLetter, secondLetter, lastLetter }: LetterDays,
): { letter: HoldLetter; on: LocalDate }[] {
  const last = addDays(plan.heldOn, lastLetter);
  return [
    { letter: 'first', on: addDays(plan.heldOn, firstLetter) },
    { letter: 'second', on: addDays(plan.heldOn, secondLetter) },
    { letter: 'last', on: last },
    { letter: 'ended', on: later(last, contractEnd(plan)) },
  ];
}

/** Of those whose day has come the newest: who was not told for months hears how it stands now, once. Null: none is due. */
export function dueHoldLetter(
  plan: HeldPlan,
  { days, sent, today }: { days: LetterDays; sent: readonly HoldLetter[]; today: LocalDate },
): HoldLetter | null {
  const due = holdLetterDays(plan, days).findLast(({ on }) => on <= today);
  return due && !sentSince(due.letter, sent) ? due.letter : null;
}

const sentSince = (letter: HoldLetter, sent: readonly HoldLetter[]) =>
  sent.some((each) => HOLD_LETTERS.indexOf(each) >= HOLD_LETTERS.indexOf(letter));

/** Those to come, each on its day. One whose place a newer one takes on the same day is not sent. */
export function comingHoldLetters(
  plan: HeldPlan,
  { days, sent, today }: { days: LetterDays; sent: readonly HoldLetter[]; today: LocalDate },
): { letter: HoldLetter; on: LocalDate }[] {
  const all = holdLetterDays(plan, days);
  return all.filter(
    ({ letter, on }, index) => on > today && on !== all[index + 1]?.on && !sentSince(letter, sent),
  );
}

/** After it only a person asks for the money. */
export const hadLastLetter = (sent: readonly HoldLetter[]): boolean => sentSince('last', sent);
