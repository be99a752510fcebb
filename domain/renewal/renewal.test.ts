import { expect, test } from 'vitest';
import { addMonths, localDate } from '../base/local-date.ts';
import type { LedgerEntry } from '../card/ledger-entry.ts';
import { chargesSavedCard, paymentScenario } from './payment-scenario.ts';
import { isRenewedInTime, renewalEntry, renewedUntil } from './renewal.ts';

const today = localDate('2027-03-01');
const bought: LedgerEntry = {
  ...{ kind: 'bought', cause: 'payment:1', occurredOn: localDate('2026-03-10') },
  ...{ months: 12, days: 0, startsAtOnce: true, refunds: null },
};

test.each([
  ['2027-03-01', false, true],
  ['2027-02-28', false, false],
  [null, true, true],
  [null, false, false],
])(
  'renewal of a card valid until %s, waiting for its first visit %s, is in time: %s',
  (end, waitsForFirstVisit, isInTime) => {
    const validity = { validUntil: end === null ? null : localDate(end), waitsForFirstVisit };
    expect(isRenewedInTime(validity, today)).toBe(isInTime);
    expect(renewalEntry(validity, { cause: 'payment:2', today })).toEqual({
      ...{ kind: isInTime ? 'renewedWhileValid' : 'renewedAfterExpiry', cause: 'payment:2' },
      ...{ occurredOn: today, months: 12, days: 0, startsAtOnce: false, refunds: null },
    });
  },
);

test.each([
  [0, 0, '2028-03-10'],
  [0, 2, '2028-05-10'],
  [-3, 0, '2028-03-01'],
  [-3, 1, '2028-04-01'],
])('card renewed %i months later with %i extra months ends on %s', (later, extraMonths, end) => {
  const entry = { ...bought, occurredOn: addMonths(bought.occurredOn, later) };
  expect(renewedUntil([entry], { today, extraMonths })).toBe(end);
});

test.each([
  [true, true, 'validCardAndToken', true],
  [false, true, 'expiredCardValidToken', true],
  [true, false, 'validCardTokenizationRequired', false],
  [false, false, 'expiredCardTokenizationRequired', false],
] as const)(
  'payment of a renewal with a valid card (%s) and a payment card (%s): %s',
  (cardIsValid, hasUsableToken, scenario, charges) => {
    expect(paymentScenario({ cardIsValid, hasUsableToken })).toBe(scenario);
    expect(chargesSavedCard(scenario)).toBe(charges);
  },
);
