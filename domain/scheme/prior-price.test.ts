import { expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { localDate } from '../base/local-date.ts';
import type { Campaign } from './campaign/campaign.ts';
import type { DatedPrice } from './price.ts';
import { priorPrice } from './prior-price.ts';

const today = localDate('2027-03-20');
const reducedFrom = localDate('2027-03-10');
const query = { kind: 'standard', billing: 'annually', cardIsValid: false } as const;

function from(validFrom: string, annual: number): DatedPrice[] {
  const row = (kind: DatedPrice['kind'], amount: number) => ({
    kind,
    validFrom: localDate(validFrom),
    amount: cents(amount),
  });
  return [row('annual', annual), row('renewalWhileValid', annual - 500), row('monthly', 690)];
}

function open(validFrom: string, validUntil: string): Campaign {
  return {
    kind: 'amountOff',
    value: 1000,
    purchaseKinds: ['standard'],
    billingTypes: ['annually'],
    validFrom: localDate(validFrom),
    validUntil: localDate(validUntil),
    isStopped: false,
    usesLeft: null,
  };
}

const priceOf = (prices: DatedPrice[], openCampaigns: Campaign[] = [], changed: object = {}) =>
  priorPrice({ ...query, ...changed }, { today, reducedFrom }, { prices, openCampaigns });

test('prior price is the earlier price of the same purchase', () => {
  expect(priceOf(from('2026-01-01', 7900))).toBe(7900);
  expect(priceOf(from('2026-01-01', 7900), [], { billing: 'monthly' })).toBe(690);
  expect(priceOf(from('2026-01-01', 7900), [], { kind: 'renewal', cardIsValid: true })).toBe(7400);
});

test('prior price is the lower one if the price was raised within thirty days, and only then', () => {
  const cheap = from('2026-01-01', 6900);
  // 8 February is the thirtieth day before the reduction.
  expect(priceOf([...cheap, ...from('2027-02-09', 7900)])).toBe(6900);
  expect(priceOf([...cheap, ...from('2027-02-08', 7900)])).toBe(7900);
});

test('prior price includes reductions by a public code within thirty days', () => {
  const prices = from('2026-01-01', 7900);
  expect(priceOf(prices, [open('2027-02-01', '2027-02-08')])).toBe(6900);
  expect(priceOf(prices, [open('2027-01-01', '2027-02-07')])).toBe(7900);
  // The reduction itself does not count as earlier.
  expect(priceOf(prices, [open('2027-03-10', '2027-03-31')])).toBe(7900);
  expect(
    priceOf(prices, [{ ...open('2027-02-01', '2027-03-01'), billingTypes: ['monthly'] }]),
  ).toBe(7900);
});

test("prior price never exceeds today's price without the code", () => {
  expect(priceOf([...from('2026-01-01', 7900), ...from('2027-03-15', 7500)])).toBe(7500);
});

test('prior price is today’s price when nothing was sold before', () => {
  expect(priceOf(from('2027-03-10', 7900))).toBe(7900);
  expect(priceOf([])).toBeNull();
});
