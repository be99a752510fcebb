import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { localDate } from '../base/local-date.ts';
import { vatIncludedIn, vatRateOn } from './vat.ts';

const rates = [
  { validFrom: localDate('2026-01-01'), basisPoints: 1350 },
  { validFrom: localDate('2013-01-01'), basisPoints: 1000 },
  { validFrom: localDate('2025-01-01'), basisPoints: 1400 },
];

describe('value added tax', () => {
  test.each([
    ['2012-12-31', null],
    ['2024-12-31', 1000],
    ['2025-12-31', 1400],
    ['2026-01-01', 1350],
    ['2030-01-01', 1350],
  ])('on %s is %s basis points', (day, basisPoints) => {
    expect(vatRateOn(rates, localDate(day))).toBe(basisPoints);
  });

  test.each([
    [7900, 1350, 940],
    [7900, 1400, 970],
    [690, 1350, 82],
    [11350, 1350, 1350],
    [0, 1350, 0],
  ])('of %i cents at %i basis points is %i cents', (price, basisPoints, tax) => {
    expect(vatIncludedIn(cents(price), basisPoints)).toBe(tax);
  });
});
