import { addDays, type LocalDate } from '../base/local-date.ts';
import type { HoldLetter } from './hold-letters.ts';

export const PLAN_DAY_KINDS = [
  'declined',
  'held',
  'letter',
  'lastLetter',
  'endLetter',
  'today',
  'retry',
  'nextLetter',
  'nextLastLetter',
  'lastDay',
  'stops',
  'lastDue',
  'contractEnds',
] as const;
export type PlanDayKind = (typeof PLAN_DAY_KINDS)[number];

const SENT: Record<HoldLetter, PlanDayKind> = {
  first: 'letter',
  second: 'letter',
  last: 'lastLetter',
  ended: 'endLetter',
};
const COMING: Record<HoldLetter, PlanDayKind> = {
  first: 'nextLetter',
  second: 'nextLetter',
  last: 'nextLastLetter',
  ended: 'nextLastLetter',
};

export type PlanDay = {
  on: LocalDate;
  kind: PlanDayKind;
  /** For a letter: number of days since the suspension. */
  days?: number;
  /** For a sent letter: the sum due then, in euros. */
  due?: number;
};

export type PlanDayFacts = {
  today: LocalDate;
  declinedOn: LocalDate[];
  retryOn: LocalDate | null;
  stopsOn: LocalDate | null;
  heldOn: LocalDate | null;
  sentLetters: { letter: HoldLetter; on: LocalDate; days: number; due: number }[];
  comingLetters: { letter: HoldLetter; on: LocalDate }[];
  /** Due day of the last future instalment; null: all are due. */
  lastDueOn: LocalDate | null;
  /** End of the contract. */
  endsOn: LocalDate;
};

/** Timeline of an overdue plan: past and future events with today between them. */
export function planDays(facts: PlanDayFacts): PlanDay[] {
  const { today, heldOn } = facts;
  const days = heldOn ? daysOnHold(facts, heldOn) : daysBeforeHold(facts);
  return [...days, { on: today, kind: 'today' as const }].toSorted((a, b) =>
    a.on < b.on ? -1 : a.on > b.on ? 1 : order(a) - order(b),
  );
}

const order = ({ kind }: PlanDay) => PLAN_DAY_KINDS.indexOf(kind);

function daysBeforeHold({ declinedOn, retryOn, stopsOn }: PlanDayFacts): PlanDay[] {
  return [
    ...declinedOn.map((on) => ({ on, kind: 'declined' as const })),
    ...(retryOn ? [{ on: retryOn, kind: 'retry' as const }] : []),
    ...(stopsOn
      ? [
          { on: addDays(stopsOn, -1), kind: 'lastDay' as const },
          { on: stopsOn, kind: 'stops' as const },
        ]
      : []),
  ];
}

function daysOnHold(facts: PlanDayFacts, heldOn: LocalDate): PlanDay[] {
  const { today, sentLetters, comingLetters, lastDueOn, endsOn } = facts;
  return [
    { on: heldOn, kind: 'held' },
    ...sentLetters.map(({ letter, ...sent }): PlanDay => ({ ...sent, kind: SENT[letter] })),
    ...comingLetters
      // The end of the contract has a line of its own, which says what follows.
      .filter(({ letter, on }) => letter !== 'ended' || on !== endsOn)
      .map(({ letter, on }): PlanDay => ({ on, kind: COMING[letter] })),
    ...(lastDueOn ? [{ on: lastDueOn, kind: 'lastDue' as const }] : []),
    ...(endsOn > today ? [{ on: endsOn, kind: 'contractEnds' as const }] : []),
  ];
}
