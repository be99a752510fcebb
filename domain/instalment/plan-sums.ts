import { type Cents, cents } from '../base/cents.ts';
import type { LocalDate } from '../base/local-date.ts';

export const INSTALMENT_STATES = ['paid', 'due', 'later'] as const;
export type InstalmentState = (typeof INSTALMENT_STATES)[number];

export type PlannedInstalment = { dueOn: LocalDate; amount: Cents; isPaid: boolean };
export type PlanPart = { count: number; amount: Cents };
export type PlanSums = Record<InstalmentState, PlanPart>;

/** An unpaid instalment is due from its day on; later ones are never part of the due sum. */
export function instalmentState(
  { dueOn, isPaid }: Pick<PlannedInstalment, 'dueOn' | 'isPaid'>,
  today: LocalDate,
): InstalmentState {
  if (isPaid) return 'paid';
  return dueOn <= today ? 'due' : 'later';
}

/** Paid, due and later: together the whole plan, in every state and on every day. */
export function planSums(instalments: readonly PlannedInstalment[], today: LocalDate): PlanSums {
  const partOf = (state: InstalmentState): PlanPart => {
    const inState = instalments.filter((each) => instalmentState(each, today) === state);
    return {
      count: inState.length,
      amount: cents(inState.reduce((total, { amount }) => total + amount, 0)),
    };
  };
  return { paid: partOf('paid'), due: partOf('due'), later: partOf('later') };
}

export type PlanFacts = {
  /** A charge has failed, and its instalment is still unpaid. */
  isFailing: boolean;
  isOnHold: boolean;
  /** The last planned letter has been sent. */
  hadLastLetter: boolean;
};

export const PLAN_STATES = ['paid', 'well', 'failed', 'onHold', 'lastLetter'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** Headline of the plan's page. An instalment that falls due today and has not failed is not an alert. */
export function planState({ paid, due, later }: PlanSums, facts: PlanFacts): PlanState {
  if (paid.count > 0 && due.count + later.count === 0) return 'paid';
  if (facts.isOnHold) return facts.hadLastLetter ? 'lastLetter' : 'onHold';
  return facts.isFailing && due.count > 0 ? 'failed' : 'well';
}
