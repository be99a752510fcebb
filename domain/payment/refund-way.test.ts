import { expect, test } from 'vitest';
import { isByHand, refundWay, wayByHand } from './refund-way.ts';

const whole = { providerId: null, transactionId: 't1', amount: 7900, paid: 7900 };

test.each([
  ['a bank', { providerType: 'paytrail', providerId: 'nordea' }, 'provider'],
  ['a card', { providerType: 'paytrail', providerId: 'creditcard', amount: 100 }, 'provider'],
  ['an unknown method', { providerType: 'paytrail' }, 'provider'],
  ['a company’s invoice', { providerType: 'paytrail', providerId: 'collectorb2b' }, 'invoice'],
  ['a payment that cannot be named', { providerType: 'paytrail', transactionId: null }, 'account'],
  ['ePassi', { providerType: 'epassi' }, 'site'],
  ['Smartum', { providerType: 'smartum', amount: 100 }, 'site'],
  ['Edenred, whole', { providerType: 'edenred' }, 'provider'],
  ['Edenred, in part', { providerType: 'edenred', amount: 100 }, 'site'],
  ['Zevoy, in part', { providerType: 'zevoy', amount: 100 }, 'provider'],
] as const)('refund way of %s', (_, request, way) => {
  expect(refundWay({ ...whole, ...request })).toBe(way);
});

test('refund refused by the provider is paid by hand, and a benefit never to an account', () => {
  expect(wayByHand('paytrail')).toBe('account');
  expect(wayByHand('zevoy')).toBe('site');
  expect([isByHand('site'), isByHand('mail'), isByHand('invoice')]).toEqual([true, false, false]);
});
