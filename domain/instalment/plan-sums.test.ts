import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { addDays, localDate } from '../base/local-date.ts';
import { planInstalments } from './instalment-plan.ts';
import { type PlanFacts, type PlanState, planState, planSums } from './plan-sums.ts';

const START = localDate('2026-05-04');
const WHOLE = 8280;
const plan = (paid: number) =>
  planInstalments(cents(690), START).map((each) => ({ ...each, isPaid: each.number <= paid }));
const WELL: PlanFacts = { isFailing: false, isOnHold: false, hadLastLetter: false };
const FAILED = { ...WELL, isFailing: true };
const HELD = { ...FAILED, isOnHold: true };

/** Seven paid, then none, as the months pass. */
const STATES: [string, string, number, PlanFacts, PlanState, number[], number[]][] = [
  ['all is well', '2026-11-20', 7, WELL, 'well', [7, 0, 5], [4830, 0, 3450]],
  ['it is charged today', '2026-12-04', 7, WELL, 'well', [7, 1, 4], [4830, 690, 2760]],
  ['one failed', '2026-12-08', 7, FAILED, 'failed', [7, 1, 4], [4830, 690, 2760]],
  ['on hold', '2027-02-18', 7, HELD, 'onHold', [7, 3, 2], [4830, 2070, 1380]],
  [
    'after the last letter',
    '2027-03-23',
    7,
    { ...HELD, hadLastLetter: true },
    'lastLetter',
    [7, 4, 1],
    [4830, 2760, 690],
  ],
  ['all of it is due', '2027-06-01', 1, HELD, 'onHold', [1, 11, 0], [690, 7590, 0]],
  ['all is paid', '2027-06-01', 12, WELL, 'paid', [12, 0, 0], [8280, 0, 0]],
];

describe('monthly plan sums', () => {
  test.each(STATES)(
    'when %s: paid, due and later',
    (_, day, paidSoFar, facts, state, counts, amounts) => {
      const sums = planSums(plan(paidSoFar), localDate(day));
      const parts = [sums.paid, sums.due, sums.later];

      expect(parts.map(({ count }) => count)).toEqual(counts);
      expect(parts.map(({ amount }) => amount)).toEqual(amounts);
      expect(planState(sums, facts)).toBe(state);
    },
  );

  test('add up to the whole plan on every day, however much is paid', () => {
    for (let day = 0; day <= 420; day += 7) {
      for (let paidSoFar = 0; paidSoFar <= 12; paidSoFar += 1) {
        const { paid, due, later } = planSums(plan(paidSoFar), addDays(START, day));
        expect(paid.amount + due.amount + later.amount).toBe(WHOLE);
        expect(paid.count + due.count + later.count).toBe(12);
      }
    }
  });

  test('keep the gap of an instalment that was skipped', () => {
    const holed = plan(9).map((each) => (each.number === 3 ? { ...each, isPaid: false } : each));
    const { paid, due, later } = planSums(holed, localDate('2027-01-10'));
    expect([paid.count, due.count, later.count]).toEqual([8, 1, 3]);
  });
});
