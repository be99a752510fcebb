import { describe, expect, test } from 'vitest';
import { texts } from '../../texts/fi/parts/order.ts';
import { type Order, orderLines, orderTotal } from './order-summary.tsx';

const ANNUAL: Order = {
  billing: 'annually',
  prices: { annual: 79, monthly: 6.9, monthlyTotal: 82.8 },
  price: null,
  months: 12,
  note: null,
  campaignCode: null,
  hasPlasticCard: true,
};
const amounts = (order: Order) => orderLines(order, texts).map(({ amount }) => amount);

describe('order summary', () => {
  test('has the list price before the check, and the posted card is free', () => {
    expect(amounts(ANNUAL)).toEqual([7900, 0]);
    expect(orderTotal(ANNUAL)).toBe(7900);
  });

  test('has no line for a posted card when it is not wanted', () => {
    expect(amounts({ ...ANNUAL, hasPlasticCard: false })).toEqual([7900]);
  });

  test('shows the discount once the check has returned the price', () => {
    const order = { ...ANNUAL, price: 69, campaignCode: 'KEVAT27' };

    expect(orderLines(order, texts)[1]).toEqual({ text: 'Kampanja KEVAT27', amount: -1000 });
    expect(orderTotal(order)).toBe(6900);
  });

  test('shows no discount for a code that has not been checked', () => {
    expect(amounts({ ...ANNUAL, campaignCode: 'KEVAT27' })).toEqual([7900, 0]);
  });

  test('of a monthly order has the first instalment as amount to pay', () => {
    expect(orderTotal({ ...ANNUAL, billing: 'monthly' })).toBe(690);
  });

  test.each(['late', 'failed'] as const)('has no amount while prices are %s', (prices) => {
    expect(orderTotal({ ...ANNUAL, prices })).toBeNull();
    expect(amounts({ ...ANNUAL, prices })).toEqual([null, 0]);
  });

  test('shows the checked price also when the price list failed to load', () => {
    expect(amounts({ ...ANNUAL, prices: 'failed', price: 79 })).toEqual([7900, 0]);
  });
});
