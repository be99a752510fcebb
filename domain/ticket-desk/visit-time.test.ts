import { expect, test } from 'vitest';
import { visitTime } from './visit-time.ts';

const now = 1_800_000_000_000;
const minutes = 60_000;
const days = 24 * 60 * minutes;

test.each([
  ['an hour ago', now - 60 * minutes, { at: now - 60 * minutes }],
  ['a week ago', now - 7 * days, { at: now - 7 * days }],
  ['more than a week ago', now - 7 * days - 1, { fault: 'tooOld' }],
  ['by a clock that is a little ahead', now + 5 * minutes, { at: now }],
  ['in the future', now + 5 * minutes + 1, { fault: 'inFuture' }],
])('a visit %s', (_, visitedAt, expected) => {
  expect(visitTime(visitedAt, now)).toEqual(expected);
});
