import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { addedByCode, addedByStaff, movedTime, movedUnder } from './moved-time.ts';

const today = localDate('2026-11-19');
const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  kind: 'bought',
  cause: 'payment:1',
  occurredOn: today,
  months: 12,
  days: 0,
  startsAtOnce: false,
  refunds: null,
  ...changes,
});
const extra = entry({ kind: 'campaignMonths', cause: 'campaign:1', months: 2 });

test('moved time covers all causes of the card', () => {
  const { taken, given } = movedTime([entry({}), extra], { today, ...addedByCode('a') });
  expect(taken.map(({ cause, refunds, months }) => [cause, refunds, months])).toEqual([
    ['moved:payment:1', 'payment:1', 12],
    ['moved:campaign:1', 'campaign:1', 2],
  ]);
  expect(given).toMatchObject({ kind: 'giftMerged', cause: 'gift:a', months: 14, days: 0 });
});

test('moved time leaves out what was taken back', () => {
  const gift = entry({ kind: 'giftMerged', cause: 'gift:b' });
  const back = entry({ kind: 'refund', cause: 'withdrawn:b:payment:2', refunds: 'gift:b' });
  const part = entry({ kind: 'refund', cause: 'x', refunds: 'payment:1', months: 5 });
  const { taken, given } = movedTime([entry({}), gift, back, part], {
    today,
    ...addedByStaff('k'),
  });
  expect(taken.map(({ cause, months }) => [cause, months])).toEqual([['merge:k:payment:1', 7]]);
  expect(given).toMatchObject({ cause: 'merge:k', months: 7 });
});

test.each([addedByCode('a'), addedByStaff('0b1')])(
  'moved time is found by its new cause: %j',
  (names) => {
    const ledger = [entry({}), extra];
    expect(movedUnder(ledger, 'a', 'payment:1')).toBeNull();
    const { taken } = movedTime(ledger, { today, ...names });
    for (const cause of ['payment:1', 'campaign:1']) {
      expect(movedUnder([...ledger, ...taken], 'a', cause)).toBe(names.given);
    }
  },
);

test('refunded time is not moved', () => {
  const back = entry({ kind: 'refund', cause: 'withdrawn:payment:1', refunds: 'payment:1' });
  expect(movedUnder([entry({}), back], 'a', 'payment:1')).toBeNull();
});
