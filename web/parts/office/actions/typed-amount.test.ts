import { expect, test } from 'vitest';
import { hundredthsIn } from './typed-amount.ts';

test.each([
  ['12,5', 1250],
  ['12.50 €', 1250],
  ['79', 7900],
  [' 79,00\u00a0€ ', 7900],
  ['13,5 %', 1350],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['7 900', null],
  ['1,234', null],
  ['12,5 € 3', null],
  ['1234567', null],
])('“%s” is read as %s', (typed, amount) => {
  expect(hundredthsIn(typed)).toBe(amount);
});
