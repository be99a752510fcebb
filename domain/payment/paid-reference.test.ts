import { expect, test } from 'vitest';
import { isPaidReference, paidReference } from './paid-reference.ts';

test.each([
  ['rf12 34\u00a05', 'RF12345', true],
  ['ab c', 'ABC', true],
  [' a b ', 'AB', false],
])('payment reference %j is %s, long enough: %s', (typed, reference, isEnough) => {
  expect(paidReference(typed)).toBe(reference);
  expect(isPaidReference(typed)).toBe(isEnough);
});
