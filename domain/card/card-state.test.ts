import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { allowsEntry, type CardFacts, type CardState, cardState } from './card-state.ts';
import { cardValidity } from './card-validity.ts';
import type { LedgerEntry } from './ledger-entry.ts';

const today = localDate('2027-03-01');
const valid: CardFacts = {
  validUntil: localDate('2027-10-01'),
  waitsForFirstVisit: false,
  isRefunded: false,
  isRegistered: true,
  isBlocked: false,
  isOnHold: false,
};
const ended = { validUntil: localDate('2027-02-28') };
const waiting = { validUntil: null, waitsForFirstVisit: true };
const noTime = { validUntil: null };

describe('card state', () => {
  const rows: [string, Partial<CardFacts>, CardState][] = [
    ['with time', {}, { state: 'valid', validUntil: localDate('2027-10-01') }],
    ['on its last day', { validUntil: today }, { state: 'valid', validUntil: today }],
    ['after its last day', ended, { state: 'ended', endedOn: localDate('2027-02-28') }],
    ['not used yet', waiting, { state: 'waitsForFirstVisit' }],
    ['of nobody', { ...waiting, isRegistered: false }, { state: 'waitsForRegistration' }],
    [
      'of nobody, not paid yet',
      { ...noTime, isRegistered: false },
      { state: 'waitsForRegistration' },
    ],
    ['without time', noTime, { state: 'refunded' }],
    ['paid back after use', { ...ended, isRefunded: true }, { state: 'refunded' }],
    [
      'of nobody, paid back',
      { ...noTime, isRegistered: false, isRefunded: true },
      { state: 'refunded' },
    ],
    ['on hold', { isOnHold: true }, { state: 'onHold' }],
    // Renewal would not lift the suspension: the instalment comes first.
    ['on hold and ended', { ...ended, isOnHold: true }, { state: 'onHold' }],
    ['on hold and not used', { ...waiting, isOnHold: true }, { state: 'onHold' }],
    ['blocked', { isBlocked: true }, { state: 'blocked' }],
    ['blocked and on hold', { isBlocked: true, isOnHold: true }, { state: 'blocked' }],
    ['blocked, of nobody', { isBlocked: true, isRegistered: false }, { state: 'blocked' }],
  ];
  test.each(rows)('%s', (_, change, expected) => {
    expect(cardState({ ...valid, ...change }, today)).toEqual(expected);
  });

  test('admits its holder only when valid or waiting for its first visit', () => {
    const open = rows.filter(([, change]) =>
      allowsEntry(cardState({ ...valid, ...change }, today)),
    );
    expect(open.map(([name]) => name)).toEqual(['with time', 'on its last day', 'not used yet']);
  });
});

describe('refunded card', () => {
  const entry = (kind: LedgerEntry['kind'], day: string, more: Partial<LedgerEntry> = {}) => ({
    kind,
    cause: `${kind} ${day}`,
    occurredOn: localDate(day),
    months: kind === 'firstVisit' ? 0 : 12,
    days: 0,
    startsAtOnce: false,
    refunds: null,
    ...more,
  });
  const bought = entry('bought', '2027-01-10');
  const used = entry('firstVisit', '2027-01-20');
  const refunded = entry('refund', '2027-02-01', { refunds: bought.cause });
  const renewed = entry('renewedWhileValid', '2027-01-25');
  test.each([
    ['never used', [bought, refunded], true],
    ['after use', [bought, used, refunded], true],
    ['not when another year runs', [bought, used, renewed, refunded], false],
    ['not when one of two unused years is left', [bought, renewed, refunded], false],
    [
      'not when it was bought again',
      [bought, refunded, entry('renewedAfterExpiry', '2027-02-02')],
      false,
    ],
    ['not when nothing was paid back', [bought, used], false],
  ])('%s', (_, entries, expected) => {
    expect(cardValidity(entries).isRefunded).toBe(expected);
  });
});
