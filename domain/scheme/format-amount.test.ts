import { expect, test } from 'vitest';
import { formatAmount, formatDifference, formatRate } from './format-amount.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('rates and prices are written as in Finnish print', () => {
  expect([0, 1350, 2550, 1400].map(formatRate).map(plain)).toEqual([
    '0 %',
    '13,5 %',
    '25,5 %',
    '14 %',
  ]);
  expect(plain(formatAmount('vat', 1350))).toBe('13,5 %');
  expect(plain(formatAmount('monthly', 690))).toBe('6,90 €');
});

test.each([
  [7900, 8400, '+6,3 %'],
  [8400, 7900, '−6,0 %'],
  [7900, 7900, '+0,0 %'],
  [0, 1350, '+100,0 %'],
])('from %i to %i is %s', (before, after, said) => {
  expect(plain(formatDifference(before, after))).toBe(said);
});
