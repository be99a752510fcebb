import { expect, test } from 'vitest';
import { texts } from '../../texts/fi/parts/payment.ts';
import { failureWords } from './failure-words.ts';

test.each([
  ['a method', { way: 'listed', id: 'nordea', name: 'Nordea' }, true, 'body'],
  ['a guest’s method', { way: 'listed', id: 'nordea', name: 'Nordea' }, false, 'guestBody'],
  ['a monthly payment, which offers none to choose,', { way: 'monthly' }, true, 'monthlyBody'],
] as const)('%s that could not be started says what can be done', (_, choice, isSignedIn, key) => {
  expect(failureWords(texts.failed, { choice, isSignedIn })).toBe(texts.failed[key]);
});
