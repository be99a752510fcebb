import { expect, test } from 'vitest';
import { sanitiseText } from './sanitise-text.ts';

test.each([
  ['Transaction not found', 'Transaction not found'],
  ['instance.customer.email "aino@example.fi" is wrong', 'instance.customer.email … is wrong'],
  ['no such mail aino@example.fi here', 'no such mail … here'],
  ["value 'Aino Lahtinen' is too long", 'value … is too long'],
  ['phone +358 40 123 4567 refused', 'phone … refused'],
  ['card 4153 0139 9970 0024', 'card …'],
  ['line\r\n2026-01-01 forged', 'line  … forged'],
])('"%s" is logged as "%s"', (text, told) => {
  expect(sanitiseText(text)).toBe(told);
});

test('a long message is truncated', () => {
  expect(sanitiseText('word '.repeat(1000))).toHaveLength(200);
});
