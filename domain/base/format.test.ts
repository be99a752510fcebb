import { describe, expect, test } from 'vitest';
import { cents } from './cents.ts';
import {
  formatClock,
  formatCount,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDifference,
  formatHour,
  formatLimit,
  formatMoney,
  formatRate,
  formatShare,
  formatSize,
  groupInFours,
} from './format.ts';
import { LANGUAGES, type Language } from './language.ts';
import { localDate } from './local-date.ts';

const inAll = (say: (language: Language) => string) => LANGUAGES.map(say);

describe('format', () => {
  test.each([
    [0, '0\u00a0%', '0%'],
    [2 / 403, '0,5\u00a0%', '0.5%'],
    [0.096, '9,6\u00a0%', '9.6%'],
    [0.314, '31\u00a0%', '31%'],
    [1, '100\u00a0%', '100%'],
  ])('share %d is %s, in English %s', (share, fi, en) => {
    expect(inAll((language) => formatShare(share, language))).toEqual([fi, fi, en]);
  });

  test.each([
    ['2026-06-24', '24.6.2026'],
    ['2027-01-01', '1.1.2027'],
    ['2026-11-30', '30.11.2026'],
  ])('day %s is %s', (day, text) => {
    expect(formatDate(localDate(day), 'fi')).toBe(text);
    expect(formatDate(localDate(day), 'sv')).toBe(text);
  });

  test.each([
    ['fi', '3.4.2027', '3.4.2027–2.4.2028'],
    ['sv', '3.4.2027', '3.4.2027–2.4.2028'],
    ['en', '3 April 2027', '3 April 2027 – 2 April 2028'],
  ] as const)('in %s formats a day as %s and a year as %s', (language, day, year) => {
    const first = localDate('2027-04-03');
    expect(formatDate(first, language)).toBe(day);
    expect(formatDateRange(first, localDate('2028-04-02'), language)).toBe(year);
  });

  test('instant in English spells out the month', () => {
    expect(formatDateTime(Date.parse('2026-12-31T22:05:00Z'), 'en')).toBe('1 January 2027, 00:05');
  });

  test.each([
    ['2026-06-24T11:05:00Z', '24.6.2026, 14:05'],
    ['2026-01-05T06:07:59Z', '5.1.2026, 08:07'],
    ['2026-06-24T21:00:00Z', '25.6.2026, 00:00'],
  ])('instant %s is %s', (instant, text) => {
    expect(formatDateTime(Date.parse(instant), 'fi')).toBe(text);
  });

  test('time of day has two digits each, with a point in Finland and a colon in English', () => {
    const instant = Date.parse('2026-01-05T06:07:59Z');
    expect(inAll((language) => formatClock(instant, language))).toEqual([
      '08.07',
      '08.07',
      '08:07',
    ]);
  });

  test.each([
    [7900, '79,00\u00a0€', '€79.00'],
    [690, '6,90\u00a0€', '€6.90'],
    [8280, '82,80\u00a0€', '€82.80'],
    [5, '0,05\u00a0€', '€0.05'],
    [0, '0,00\u00a0€', '€0.00'],
    [-500, '−5,00\u00a0€', '-€5.00'],
    [123456, '1\u00a0234,56\u00a0€', '€1,234.56'],
    [123456789, '1\u00a0234\u00a0567,89\u00a0€', '€1,234,567.89'],
    [
      9007199254740991,
      '90\u00a0071\u00a0992\u00a0547\u00a0409,91\u00a0€',
      '€90,071,992,547,409.91',
    ],
  ])('%i cents is %s, in English %s', (amount, fi, en) => {
    expect(inAll((language) => formatMoney(cents(amount), language))).toEqual([fi, fi, en]);
  });

  test.each([
    [40_000, '400\u00a0€', '€400'],
    [500_050, '5\u00a0000,50\u00a0€', '€5,000.50'],
    [5, '0,05\u00a0€', '€0.05'],
  ])('limit of %i cents is %s, in English %s', (amount, fi, en) => {
    expect(inAll((language) => formatLimit(amount, language))).toEqual([fi, fi, en]);
  });

  test.each([
    [1, '1', '1'],
    [999, '999', '999'],
    [5000, '5\u00a0000', '5,000'],
    [1_000_000, '1\u00a0000\u00a0000', '1,000,000'],
  ])('count %i is %s, in English %s', (count, fi, en) => {
    expect(inAll((language) => formatCount(count, language))).toEqual([fi, fi, en]);
  });

  test.each([
    [0, '00.00', '00:00'],
    [9, '09.00', '09:00'],
    [14, '14.00', '14:00'],
  ])('hour %i is %s, in English %s', (hour, fi, en) => {
    expect(inAll((language) => formatHour(hour, language))).toEqual([fi, fi, en]);
  });

  test.each([
    [1, ['1\u00a0kt', '1\u00a0kB', '1\u00a0kB']],
    [12_288, ['12\u00a0kt', '12\u00a0kB', '12\u00a0kB']],
    [5_452_595, ['5,2\u00a0Mt', '5,2\u00a0MB', '5.2\u00a0MB']],
    [1_073_741_824, ['1\u00a0024\u00a0Mt', '1\u00a0024\u00a0MB', '1,024\u00a0MB']],
  ])('file size of %i bytes is %j', (bytes, shown) => {
    expect(inAll((language) => formatSize(bytes, language))).toEqual(shown);
  });

  test.each([
    [0, '0\u00a0%', '0%'],
    [1350, '13,5\u00a0%', '13.5%'],
    [2550, '25,5\u00a0%', '25.5%'],
    [1400, '14\u00a0%', '14%'],
    [1005, '10,05\u00a0%', '10.05%'],
  ])('rate %i is %s, in English %s', (rate, fi, en) => {
    expect(inAll((language) => formatRate(rate, language))).toEqual([fi, fi, en]);
  });

  test.each([
    [7900, 8400, '+6,3\u00a0%', '+6.3%'],
    [8400, 7900, '−6,0\u00a0%', '-6.0%'],
    [7900, 7900, '+0,0\u00a0%', '+0.0%'],
    [0, 1350, '+100,0\u00a0%', '+100.0%'],
  ])('change from %i to %i is %s, in English %s', (before, after, fi, en) => {
    expect(inAll((language) => formatDifference(before, after, language))).toEqual([fi, fi, en]);
  });

  test.each([
    ['1234567890123456', '1234 5678 9012 3456'],
    ['12345', '1234 5'],
    ['', ''],
  ])('decimal %j is %j', (digits, text) => {
    expect(groupInFours(digits)).toBe(text);
  });
});
