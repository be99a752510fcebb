import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { type LocalDate, localDate } from '../base/local-date.ts';
import type { LedgerEntry, LedgerKind } from '../card/ledger-entry.ts';
import { refundShares, totalOf } from './refund-shares.ts';
import { usedValue } from './used-value.ts';
import { cleanOrderNumber, isRepeatable } from './withdrawal-statement.ts';
import { lastWithdrawalDay, refundDueOn } from './withdrawal-time.ts';

test.each([
  ['2026-11-02', '2026-11-16', 'fourteen days after a Monday'],
  ['2026-10-31', '2026-11-16', 'a Saturday moves to Monday'],
  ['2026-12-10', '2026-12-28', 'Christmas Eve moves over the holidays'],
  ['2028-02-15', '2028-02-29', 'a leap day'],
])('order of %s can be withdrawn until %s: %s', (ordered, last) => {
  expect(lastWithdrawalDay(localDate(ordered))).toBe(last);
});

test.each<[(string | null)[], string, string]>([
  [['2026-11-04'], '2026-11-25', 'from its receipt, a week after it was posted'],
  [['2026-11-04', '2026-11-09'], '2026-11-30', 'from the later of two'],
  [[null], '2026-12-11', 'from today at the earliest, when it is not posted'],
])('withdrawal period of envelopes posted on %s ends on %s: %s', (posted, last) => {
  const postedOn = posted.map((day) => day && localDate(day)) as (LocalDate | null)[];
  const today = localDate('2026-11-20');
  const envelopes = { postedOn, deliveryDays: 7 };
  expect(lastWithdrawalDay(localDate('2026-11-02'), envelopes, today)).toBe(last);
});

test('withdrawal statement accepts any spelling of a number, and does not repeat a name that looks like a link', () => {
  expect(cleanOrderNumber(' mk 100-001 ')).toBe('MK100001');
  expect(['Aino Öström', "D'Arcy", 'evil.example/x', 'http:'].map(isRepeatable)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

function entry(kind: LedgerKind, day: string, change: Partial<LedgerEntry> = {}): LedgerEntry {
  const months = kind === 'firstVisit' ? 0 : 12;
  const given = { kind, cause: `${kind}:${day}`, occurredOn: localDate(day), months, days: 0 };
  return { ...given, startsAtOnce: false, refunds: null, ...change };
}

function used(ledger: LedgerEntry[], of: LedgerEntry, today: string, visits: string[] = []) {
  const visitDays = visits.map((day) => localDate(day));
  const { value, days } = usedValue({
    ledger,
    causes: [of.cause],
    visitDays,
    price: cents(7900),
    today: localDate(today),
  });
  return { value, days };
}

describe('used value of an order', () => {
  const bought = entry('bought', '2026-11-02');

  test('is zero before the first visit', () => {
    expect(used([bought], bought, '2026-11-10')).toEqual({ value: 0, days: 0 });
  });

  test('counts the days since the first visit, that day and today included', () => {
    const ledger = [bought, entry('firstVisit', '2026-11-03')];

    // 366 days from 3.11.2026 to 3.11.2027, both included.
    expect(used(ledger, bought, '2026-11-03')).toEqual({ value: 21, days: 1 });
    expect(used(ledger, bought, '2026-11-12')).toEqual({ value: 215, days: 10 });
  });

  test('of a monthly card is zero until a museum is visited', () => {
    const monthly = { ...bought, startsAtOnce: true };

    expect(used([monthly], monthly, '2026-11-12')).toEqual({ value: 0, days: 0 });
    expect(used([monthly], monthly, '2026-11-12', ['2026-11-05'])).toEqual({
      value: 237,
      days: 11,
    });
  });

  test('of a renewal is zero while the old year runs, however often museums are visited', () => {
    const renewal = entry('renewedWhileValid', '2027-10-25');
    const ledger = [bought, entry('firstVisit', '2026-11-03'), renewal];

    expect(used(ledger, renewal, '2027-11-01', ['2027-10-26'])).toEqual({ value: 0, days: 0 });
    expect(used(ledger, renewal, '2027-11-05', ['2027-11-04']).days).toBe(2);
  });

  test('of a renewal after the end counts from its own day', () => {
    const renewal = entry('renewedAfterExpiry', '2028-01-10');
    const ledger = [bought, entry('firstVisit', '2026-11-03'), renewal];

    expect(used(ledger, renewal, '2028-01-14', ['2027-05-05']).days).toBe(0);
    expect(used(ledger, renewal, '2028-01-14', ['2028-01-10']).days).toBe(5);
  });
});

describe('refund after withdrawal', () => {
  const paid = [
    { paymentId: 'a', amount: cents(690) },
    { paymentId: 'b', amount: cents(7590) },
  ];

  test('is complete when nothing was used', () => {
    expect(refundShares(paid, cents(0))).toEqual(paid);
  });

  test('is reduced by the used value, from the first payment on', () => {
    expect(refundShares(paid, cents(700))).toEqual([{ paymentId: 'b', amount: 7580 }]);
    expect(refundShares(paid, cents(100))[0]).toEqual({ paymentId: 'a', amount: 590 });
  });

  test('is never negative', () => {
    expect(refundShares(paid, cents(99_999))).toEqual([]);
  });
});

test('refund is the sum of its parts, due within fourteen days', () => {
  const parts = [200, 5].map((amount) => ({ paymentId: 'p', amount: cents(amount) }));
  expect([totalOf(parts), refundDueOn(localDate('2026-12-20'))]).toEqual([205, '2027-01-03']);
});
