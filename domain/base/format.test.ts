import { describe, expect, test } from 'vitest';
import { cents } from './cents.ts';
import {
  formatClock,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMoney,
  formatShare,
  groupInFours,
} from './format.ts';
import { localDate } from './local-date.ts';

describe('what people read', () => {
  test.each([
    [0, '0\u00a0%'],
    [2 / 403, '0,5\u00a0%'],
    [0.096, '9,6\u00a0%'],
    [0.314, '31\u00a0%'],
    [1, '100\u00a0%'],
  ])('the share %d is %s', (share, text) => {
    expect(formatShare(share)).toBe(text);
  });

  test.each([
    ['2026-06-24', '24.6.2026'],
    ['2027-01-01', '1.1.2027'],
    ['2026-11-30', '30.11.2026'],
  ])('the day %s is %s', (day, text) => {
    expect(formatDate(localDate(day))).toBe(text);
  });

  test.each([
    ['fi', '3.4.2027', '3.4.2027–2.4.2028'],
    ['sv', '3.4.2027', '3.4.2027–2.4.2028'],
    ['en', '3 April 2027', '3 April 2027 – 2 April 2028'],
  ] as const)('in %s a day is %s and a year %s', (language, day, year) => {
    const first = localDate('2027-04-03');
    expect(formatDate(first, language)).toBe(day);
    expect(formatDateRange(first, localDate('2028-04-02'), language)).toBe(year);
  });

  test('an instant in English has its month as a word too', () => {
    expect(formatDateTime(Date.parse('2026-12-31T22:05:00Z'), 'en')).toBe('1 January 2027, 00:05');
  });

  test.each([
    ['2026-06-24T11:05:00Z', '24.6.2026, 14:05'],
    ['2026-01-05T06:07:59Z', '5.1.2026, 08:07'],
    ['2026-06-24T21:00:00Z', '25.6.2026, 00:00'],
  ])('the instant %s is %s', (instant, text) => {
    expect(formatDateTime(Date.parse(instant))).toBe(text);
  });

  test('the clock alone has two digits for both', () => {
    expect(formatClock(Date.parse('2026-01-05T06:07:59Z'))).toBe('08:07');
  });

  test.each([
    [7900, '79,00\u00a0€'],
    [690, '6,90\u00a0€'],
    [8280, '82,80\u00a0€'],
    [5, '0,05\u00a0€'],
    [0, '0,00\u00a0€'],
    [-500, '−5,00\u00a0€'],
    [123456, '1\u00a0234,56\u00a0€'],
    [123456789, '1\u00a0234\u00a0567,89\u00a0€'],
  ])('%i cents is %s', (amount, text) => {
    expect(formatMoney(cents(amount))).toBe(text);
  });

  test.each([
    ['1234567890123456', '1234 5678 9012 3456'],
    ['12345', '1234 5'],
    ['', ''],
  ])('the number %j is %j', (digits, text) => {
    expect(groupInFours(digits)).toBe(text);
  });
});
