import { expect, test } from 'vitest';
import { formatAmount } from './format-amount.ts';

test('rates are shown in per cent, prices in euros', () => {
  expect(formatAmount('vat', 1350, 'fi')).toMatch(/^13,5\s%$/);
  expect(formatAmount('annual', 7900, 'fi')).toMatch(/^79,00\s€$/);
});
