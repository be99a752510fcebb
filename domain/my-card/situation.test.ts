import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { cardView } from '../card/validity-view.ts';
import { situationOf } from './situation.ts';

const today = localDate('2026-11-17');
const open = { waitsForFirstVisit: false, isRefunded: false, isBlocked: false, isOnHold: false };
const nothing = { hasUnpaidInstalment: false, hasVisited: true };
const unpaid = { hasUnpaidInstalment: true, hasVisited: true };
const noVisit = { hasUnpaidInstalment: false, hasVisited: false };

type Facts = Partial<typeof open> & { validUntil?: string | null };
const situation = (facts: Facts, holder: typeof nothing) => {
  const { validUntil = '2027-06-14', ...rest } = facts;
  const view = cardView(
    { ...open, ...rest, validUntil: validUntil === null ? null : localDate(validUntil) },
    today,
  );
  return situationOf(view, holder);
};

describe("holder's first notice", () => {
  test.each([
    ['the hold, whatever else', { isOnHold: true, validUntil: '2026-11-18' }, unpaid, 'onHold'],
    [
      'the hold of a card that has ended',
      { isOnHold: true, validUntil: '2026-01-01' },
      noVisit,
      'onHold',
    ],
    ['the block before the hold', { isBlocked: true, isOnHold: true }, unpaid, 'blocked'],
    ['that it was paid back', { isRefunded: true }, noVisit, 'refunded'],
    ['a failed instalment before the end', { validUntil: '2026-11-20' }, unpaid, 'unpaid'],
    ['the end, from the day after the last', { validUntil: '2026-11-16' }, nothing, 'ended'],
    ['the end of a card that was never used', { validUntil: '2026-11-16' }, noVisit, 'ended'],
    ['the last day itself', { validUntil: '2026-11-17' }, nothing, 'endsSoon'],
    ['thirty days', { validUntil: '2026-12-16' }, noVisit, 'endsSoon'],
    ['more than thirty days', { validUntil: '2026-12-17' }, nothing, 'valid'],
    ['a next season that is paid already', { validUntil: '2027-12-16' }, nothing, 'valid'],
    ['no visits this season', {}, noVisit, 'unused'],
    ['a card that waits', { validUntil: null, waitsForFirstVisit: true }, nothing, 'unused'],
    ['an ordinary card', {}, nothing, 'valid'],
  ] as const)('%s', (_, facts, holder, name) => {
    expect(situation(facts, holder).name).toBe(name);
  });

  test('counts the last day as remaining', () => {
    expect(situation({ validUntil: '2026-11-17' }, nothing)).toMatchObject({ daysLeft: 1 });
    expect(situation({ validUntil: '2026-12-06' }, nothing)).toMatchObject({ daysLeft: 20 });
  });

  test('says whether a card with an unpaid instalment is still admitted', () => {
    expect(situation({}, unpaid)).toMatchObject({ allowsEntry: true });
    expect(situation({ validUntil: '2026-11-16' }, unpaid)).toMatchObject({ allowsEntry: false });
  });
});
