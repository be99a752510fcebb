import { addDays, addMonths, type LocalDate, later } from '../base/local-date.ts';
import { INSTALMENT_COUNT } from './instalment-plan.ts';

/** Letters to a holder while the card is suspended, in this order. */
export const HOLD_LETTERS = ['first', 'second', 'last', 'ended'] as const;
export type HoldLetter = (typeof HOLD_LETTERS)[number];

/** Days after the first failed charge. */
export type LetterDays = { firstLetter: number; secondLetter: number; lastLetter: number };
export type HeldPlan = { heldOn: LocalDate; startsOn: LocalDate; lastDueOn: LocalDate };

/** A contract binds for its months; a postponed due day moves its end. */
export const contractEnd = ({ startsOn, lastDueOn }: Omit<HeldPlan, 'heldOn'>): LocalDate =>
  later(addMonths(startsOn, INSTALMENT_COUNT), lastDueOn);

/** Letter days in ascending order: a contract that ends before its last reminder gets the end letter instead. */
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

/** The newest due letter: after a long outage only the current state is sent, once. Null: none is due. */
export function dueHoldLetter(
  plan: HeldPlan,
  { days, sent, today }: { days: LetterDays; sent: readonly HoldLetter[]; today: LocalDate },
): HoldLetter | null {
  const due = holdLetterDays(plan, days).findLast(({ on }) => on <= today);
  return due && !sentSince(due.letter, sent) ? due.letter : null;
}

const sentSince = (letter: HoldLetter, sent: readonly HoldLetter[]) =>
  sent.some((each) => HOLD_LETTERS.indexOf(each) >= HOLD_LETTERS.indexOf(letter));

/** Future letters with their days. A letter is skipped when a newer one has the same day. */
export function comingHoldLetters(
  plan: HeldPlan,
  { days, sent, today }: { days: LetterDays; sent: readonly HoldLetter[]; today: LocalDate },
): { letter: HoldLetter; on: LocalDate }[] {
  const all = holdLetterDays(plan, days);
  return all.filter(
    ({ letter, on }, index) => on > today && on !== all[index + 1]?.on && !sentSince(letter, sent),
  );
}

/** Afterwards no letter reminds of the debt, staff do: only the letter about the end of the contract may follow. */
export const isLastLetterSent = (sent: readonly HoldLetter[]): boolean => sentSince('last', sent);
