import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { localDate } from '../base/local-date.ts';
import { type DatedPrice, pricesOn, renewalPrice } from './price.ts';

const row = (kind: DatedPrice['kind'], validFrom: string, amount: number): DatedPrice => ({
  kind,
  validFrom: localDate(validFrom),
  amount: cents(amount),
});
const rows = [
  row('annual', '2026-01-01', 7900),
  row('annual', '2027-01-01', 8400),
  row('annual', '2024-01-01', 7400),
  row('renewalWhileValid', '2024-01-01', 7400),
  row('monthly', '2024-01-01', 690),
];

describe('price of a day', () => {
  test.each([
    ['2025-12-31', 7400],
    ['2026-01-01', 7900],
    ['2026-12-31', 7900],
    ['2027-01-01', 8400],
  ])('on %s is %i cents for the annual card', (day, amount) => {
    expect(pricesOn(rows, localDate(day))?.annual).toBe(amount);
  });

  test('for monthly billing is paid twelve times', () => {
    expect(pricesOn(rows, localDate('2026-06-24'))).toMatchObject({
      monthly: 690,
      monthlyTotal: 8280,
    });
  });

  test('is unknown before the scheme has set it', () => {
    expect(pricesOn(rows, localDate('2023-12-31'))).toBeNull();
    expect(pricesOn([], localDate('2026-01-01'))).toBeNull();
  });

  test('is lower for a renewal in time', () => {
    const prices = pricesOn(rows, localDate('2026-06-24'));

    expect(prices && renewalPrice(prices, true)).toBe(7400);
    expect(prices && renewalPrice(prices, false)).toBe(7900);
  });
});
