import { describe, expect, test } from 'vitest';
import { cents } from '../../base/cents.ts';
import { localDate } from '../../base/local-date.ts';
import {
  type Campaign,
  campaignApplies,
  campaignFault,
  cardMonths,
  discountedPrice,
  extraMonths,
  normaliseCampaignCode,
  type Purchase,
} from './campaign.ts';

const campaign: Campaign = {
  kind: 'amountOff',
  value: 1100,
  purchaseKinds: ['standard'],
  billingTypes: ['annually'],
  validFrom: localDate('2026-03-01'),
  validUntil: localDate('2026-03-31'),
  isStopped: false,
  usesLeft: null,
};
const purchase: Purchase = {
  kind: 'standard',
  billing: 'annually',
  day: localDate('2026-03-15'),
};

describe('campaign code', () => {
  test.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
    ['2026-03-31', true],
    ['2026-04-01', false],
  ])('on %s is valid: %s', (day, works) => {
    expect(campaignApplies(campaign, { ...purchase, day: localDate(day) })).toBe(works);
  });

  test.each([
    ['nowhere to be found', null, {}, 'campaignUnknown'],
    ['to come', { validFrom: localDate('2026-03-16') }, {}, 'campaignUnknown'],
    ['over', { validUntil: localDate('2026-03-14') }, {}, 'campaignExpired'],
    ['stopped', { isStopped: true }, {}, 'campaignExpired'],
    ['used up', { usesLeft: 0 }, {}, 'campaignUsedUp'],
    [
      'used up and over',
      { usesLeft: 0, validUntil: localDate('2026-03-14') },
      {},
      'campaignExpired',
    ],
    ['for what is paid at once', {}, { billing: 'monthly' }, 'campaignForAnnual'],
    ['for instalments', { billingTypes: ['monthly'] }, {}, 'campaignForMonthly'],
    ['for other orders', {}, { kind: 'gift' }, 'campaignOtherOrder'],
    ['good', {}, {}, null],
  ] as const)('that is %s reports it', (_, change, asked, fault) => {
    const changed = change && ({ ...campaign, ...change } as Campaign);
    expect(campaignFault(changed, { ...purchase, ...asked })).toBe(fault);
  });

  test('works only for its purchase kinds and billing types', () => {
    expect(campaignApplies(campaign, { ...purchase, kind: 'gift' })).toBe(false);
    expect(campaignApplies(campaign, { ...purchase, billing: 'monthly' })).toBe(false);
  });

  test('does not work once it was stopped, whatever its last day', () => {
    expect(campaignApplies({ ...campaign, isStopped: true }, purchase)).toBe(false);
  });

  test.each([
    [null, true],
    [1, true],
    [0, false],
  ])('with %s uses left works: %s', (usesLeft, works) => {
    expect(campaignApplies({ ...campaign, usesLeft }, purchase)).toBe(works);
  });

  test.each([
    ['amountOff', 1100, 7900, 6800],
    ['amountOff', 9900, 7900, 0],
    ['percentOff', 10, 7900, 7110],
    ['percentOff', 15, 690, 587],
    ['percentOff', 100, 7900, 0],
    ['extraMonths', 1, 7900, 7900],
  ] as const)('%s %i makes %i cents %i', (kind, value, price, expected) => {
    expect(discountedPrice(cents(price), { ...campaign, kind, value })).toBe(expected);
  });

  test('that is missing keeps the price and adds no months', () => {
    expect(discountedPrice(cents(7900), null)).toBe(7900);
    expect(extraMonths(null)).toBe(0);
    expect(extraMonths(campaign)).toBe(0);
  });

  test('of extra months adds them', () => {
    expect(extraMonths({ ...campaign, kind: 'extraMonths', value: 2 })).toBe(2);
    expect(cardMonths({ ...campaign, kind: 'extraMonths', value: 1 })).toBe(13);
    expect(cardMonths(campaign)).toBe(12);
    expect(cardMonths(null)).toBe(12);
  });

  test.each(['KEVAT26', ' kevat26 ', 'Kevat 26', 'kevat\u00a026'])(
    '%j is read as KEVAT26',
    (typed) => {
      expect(normaliseCampaignCode(typed)).toBe('KEVAT26');
    },
  );
});
