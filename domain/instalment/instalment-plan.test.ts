import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { localDate } from '../base/local-date.ts';
import { planInstalments, totalPrice } from './instalment-plan.ts';

const plan = planInstalments(cents(690), localDate('2027-01-31'));

describe('monthly plan', () => {
  test('has twelve instalments that add up to twelve times the monthly price', () => {
    expect(plan).toHaveLength(12);
    expect(totalPrice(plan)).toBe(8280);
  });

  test('falls due on the last day of a shorter month and on the 31st again after it', () => {
    expect(plan.slice(0, 3).map((instalment) => instalment.dueOn)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
  });
});
