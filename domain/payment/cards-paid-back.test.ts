import { expect, test } from 'vitest';
import { cardsPaidBack } from './cards-paid-back.ts';

test.each([
  { refunded: 0, paid: 39_500, cards: 5, is: 0 },
  { refunded: 7_899, paid: 39_500, cards: 5, is: 0 },
  { refunded: 7_900, paid: 39_500, cards: 5, is: 1 },
  { refunded: 39_499, paid: 39_500, cards: 5, is: 4 },
  { refunded: 39_500, paid: 39_500, cards: 5, is: 5 },
  // Three cards whose price does not divide by three.
  { refunded: 3_333, paid: 10_000, cards: 3, is: 0 },
  { refunded: 3_334, paid: 10_000, cards: 3, is: 1 },
  { refunded: 0, paid: 0, cards: 1, is: 0 },
])('$refunded of $paid for $cards cards pays $is back', ({ is, ...order }) => {
  expect(cardsPaidBack(order)).toBe(is);
});
