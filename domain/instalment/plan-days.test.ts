import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { type PlanDayFacts, planDays } from './plan-days.ts';

const day = localDate;
const NOTHING: PlanDayFacts = {
  today: day('2026-12-08'),
  declinedOn: [],
  retryOn: null,
  stopsOn: null,
  heldOn: null,
  sentLetters: [],
  comingLetters: [],
  lastDueOn: null,
  endsOn: day('2027-05-04'),
};
const timelineOf = (facts: Partial<PlanDayFacts>) =>
  planDays({ ...NOTHING, ...facts }).map(({ on, kind }) => `${on} ${kind}`);

test('timeline of a failed instalment shows attempts, today and the suspension day', () => {
  const declinedOn = [day('2026-12-04'), day('2026-12-07')];
  expect(
    timelineOf({ declinedOn, retryOn: day('2026-12-11'), stopsOn: day('2026-12-19') }),
  ).toEqual([
    '2026-12-04 declined',
    '2026-12-07 declined',
    '2026-12-08 today',
    '2026-12-11 retry',
    '2026-12-18 lastDay',
    '2026-12-19 stops',
  ]);
});

test('timeline of a suspended card shows sent and future letters, and the end', () => {
  expect(
    timelineOf({
      today: day('2027-02-18'),
      heldOn: day('2026-12-19'),
      sentLetters: [
        { on: day('2027-01-02'), letter: 'first', days: 14, due: 6.9 },
        { on: day('2027-02-02'), letter: 'second', days: 45, due: 13.8 },
      ],
      comingLetters: [
        { on: day('2027-03-19'), letter: 'last' },
        { on: day('2027-05-04'), letter: 'ended' },
      ],
      lastDueOn: day('2027-04-04'),
    }),
  ).toEqual([
    '2026-12-19 held',
    '2027-01-02 letter',
    '2027-02-02 letter',
    '2027-02-18 today',
    '2027-03-19 nextLastLetter',
    '2027-04-04 lastDue',
    '2027-05-04 contractEnds',
  ]);
});

test('timeline shows no past day as a future one', () => {
  const over = {
    today: day('2027-06-01'),
    heldOn: day('2027-05-10'),
    comingLetters: [{ on: day('2027-08-08'), letter: 'ended' as const }],
  };
  expect(timelineOf(over)).toEqual([
    '2027-05-10 held',
    '2027-06-01 today',
    '2027-08-08 nextLastLetter',
  ]);
});

test('timeline orders events of one day: past, today, future', () => {
  const today = day('2026-12-04');
  expect(timelineOf({ today, declinedOn: [today], retryOn: today })).toEqual([
    '2026-12-04 declined',
    '2026-12-04 today',
    '2026-12-04 retry',
  ]);
});
