import { expect, test } from 'vitest';
import { paymentMethod } from './payment-method.ts';

test.each([
  ['epassi', null, 'annually', 'culture'],
  ['epassi', 'osuuspankki', 'annually', 'culture'],
  ['smartum', null, 'annually', 'culture'],
  ['edenred', 'creditcard', 'annually', 'culture'],
  ['zevoy', 'creditcard', 'annually', 'culture'],
  ['paytrail', 'osuuspankki', 'annually', 'bank'],
  ['paytrail', 'mobilepay', 'annually', 'bank'],
  ['paytrail', 'creditcard', 'annually', 'card'],
  ['paytrail', 'amex', 'annually', 'card'],
  ['paytrail', null, 'monthly', 'card'],
  ['paytrail', 'collectorb2b', 'annually', 'company'],
  ['paytrail', 'walleyb2b', 'annually', 'company'],
  // A bank is shown only after the provider has reported one.
  ['paytrail', null, 'annually', null],
] as const)(
  'payment method of %s with %s paid %s is %s',
  (providerType, providerId, billing, expected) => {
    expect(paymentMethod({ providerType, providerId, billing })).toBe(expected);
  },
);
