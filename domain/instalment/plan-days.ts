import { addDays, type LocalDate } from '../base/local-date.ts';

export const PLAN_DAY_KINDS = [
  'declined',
  'held',
  'letter',
  'lastLetter',
  'today',
  'retry',
  'nextLetter',
  'nextLastLetter',
  'lastDay',
  'stops',
  'lastDue',
  'seasonEnds',
] as const;
export type PlanDayKind = (typeof PLAN_DAY_KINDS)[number];

export type PlanDay = {
  on: LocalDate;
  kind: PlanDayKind;
  /** Of a letter: so many days on hold. */
  days?: number;
  /** Of a letter that has left: what was due then, in euros. */
  due?: number;
};

export type HoldLetter = { on: LocalDate; days: number; isLast: boolean };

export type PlanDayFacts = {
  today: LocalDate;
  declinedOn: LocalDate[];
  retryOn: LocalDate | null;
  stopsOn: LocalDate | null;
  heldOn: LocalDate | null;
  sentLetters: (HoldLetter & { due: number })[];
  comingLetters: HoldLetter[];
  /** The day of the last instalment that is still to come; null: all of them are due. */
  lastDueOn: LocalDate | null;
  validUntil: LocalDate | null;
};

/** What has happened with a plan that is behind, and what will: a line of days with today in it. */
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
  const { today, sentLetters, comingLetters, lastDueOn, validUntil } = facts;
  return [
    { on: heldOn, kind: 'held' },
    ...sentLetters.map(({ on, days, isLast, due }): PlanDay => {
      return { on, kind: isLast ? 'lastLetter' : 'letter', days, due };
    }),
    ...comingLetters.map(({ on, days, isLast }): PlanDay => {
      return { on, kind: isLast ? 'nextLastLetter' : 'nextLetter', days };
    }),
    ...(lastDueOn ? [{ on: lastDueOn, kind: 'lastDue' as const }] : []),
    ...(validUntil && validUntil > today ? [{ on: validUntil, kind: 'seasonEnds' as const }] : []),
  ];
}
