import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { cutDigest, findListed, LIST_MARKS, listMark, listVerdict } from './card-list.ts';

const today = localDate('2027-03-01');
const hashOf = (first: number) => Uint8Array.of(first, 1, 2, 3, 4);
const entryOf = (first: number, mark: number) => [first, 1, 2, 3, 4, mark >> 8, mark & 255];

test('card list finds every card with its mark, and no other', () => {
  for (const count of [0, 1, 2, 3, 8, 127]) {
    const marks = Array.from({ length: count }, (_, index) => index * 300);
    const list = Uint8Array.from(marks.flatMap((mark, index) => entryOf(index * 2, mark)));
    expect(marks.map((_, index) => findListed(list, hashOf(index * 2)))).toEqual(marks);
    expect(findListed(list, hashOf(count * 2 + 1))).toBeNull();
    expect(findListed(list, hashOf(1))).toBeNull();
  }
});

test('card list distinguishes hashes that differ only in the last byte', () => {
  const list = Uint8Array.of(9, 9, 9, 9, 1, 0, 5, 9, 9, 9, 9, 2, 0, 6);
  expect(findListed(list, Uint8Array.of(9, 9, 9, 9, 2))).toBe(6);
  expect(findListed(list, Uint8Array.of(9, 9, 9, 9, 3))).toBeNull();
});

test('card list finds the admitted one of two cards with the same hash', () => {
  const list = Uint8Array.from([
    ...entryOf(1, 9),
    ...entryOf(2, 1),
    ...entryOf(2, 9921),
    ...entryOf(3, 7),
  ]);
  expect(findListed(list, hashOf(2))).toBe(9921);
});

test.each([
  ['4393089584381701', [255, 255, 255, 255, 255]],
  ['439308958438', [255, 255, 255, 252, 0]],
])('card list keeps %j of the digest of %s', (number, kept) => {
  const digest = cutDigest(new Uint8Array(32).fill(255), number);
  expect([...digest.subarray(0, 5)]).toEqual(kept);
  expect(digest.length).toBe(32);
});

test('card list entry of a twelve-digit number matches hundreds of numbers, like one of ours', () => {
  const digest = cutDigest(new Uint8Array(32).fill(255), '0'.repeat(12));
  const bits = [...digest].reduce(
    (sum, byte) => sum + byte.toString(2).replaceAll('0', '').length,
    0,
  );
  const ours = (9 * 10 ** 14) / 2 ** 40;

  expect(10 ** 12 / 2 ** bits).toBeGreaterThan(ours);
});

const facts = {
  validUntil: today,
  waitsForFirstVisit: false,
  isRefunded: false,
  isRegistered: true,
  isBlocked: false,
  isOnHold: false,
};

test.each([
  [{}, 9921],
  [{ validUntil: localDate('2020-01-01') }, 7305],
  [{ validUntil: null, waitsForFirstVisit: true }, LIST_MARKS.waiting],
  [{ isRegistered: false }, LIST_MARKS.notActive],
  [{ isOnHold: true }, LIST_MARKS.onHold],
  [{ isBlocked: true }, LIST_MARKS.blocked],
  [{ isRefunded: true }, LIST_MARKS.refunded],
])('card list mark of %o is %i', (change, mark) => {
  expect(listMark({ ...facts, ...change })).toBe(mark);
});

// 9921 days after 1 January 2000 is 1 March 2027.
test.each([
  [null, null, { verdict: 'unknown' }],
  [LIST_MARKS.notActive, null, { verdict: 'notActive' }],
  [LIST_MARKS.onHold, null, { verdict: 'onHold' }],
  [LIST_MARKS.blocked, null, { verdict: 'blocked' }],
  [LIST_MARKS.refunded, 5, { verdict: 'refunded' }],
  [LIST_MARKS.waiting, null, { verdict: 'valid', validUntil: null }],
  [9921, null, { verdict: 'valid', validUntil: '2027-03-01' }],
  [9920, null, { verdict: 'expired', endedOn: '2027-02-28' }],
  [9920, 5, { verdict: 'expired', endedOn: '2027-02-28' }],
  [9921, 5, { verdict: 'visitedToday', visitedAt: 5, validUntil: '2027-03-01' }],
] as const)('card list mark %o, visited at %o: %o', (mark, visitedAt, verdict) => {
  expect(listVerdict(mark, today, visitedAt)).toEqual(verdict);
});
