import { describe, expect, test } from 'vitest';
import {
  channelOf,
  isChargedAsCard,
  mayPayWith,
  PROVIDER_TYPES,
  vouchersFor,
} from './culture-voucher.ts';

describe('culture vouchers', () => {
  test.each(['standard', 'renewal'] as const)('pay for %s', (kind) => {
    expect(vouchersFor({ kind, billing: 'annually' })).toEqual([
      'epassi',
      'smartum',
      'edenred',
      'zevoy',
    ]);
  });

  test.each([
    ['gift', 'annually'],
    ['companyOrder', 'annually'],
    ['standard', 'monthly'],
    ['renewal', 'monthly'],
  ] as const)('do not pay for %s paid %s, though cards and banks do', (kind, billing) => {
    const payable = PROVIDER_TYPES.filter((provider) => mayPayWith(provider, { kind, billing }));

    expect(payable).toEqual(['paytrail']);
  });

  test('Edenred and Zevoy are cards at the card provider, the others have a channel of their own', () => {
    expect(PROVIDER_TYPES.map(channelOf)).toEqual([
      'paytrail',
      'epassi',
      'smartum',
      'paytrail',
      'paytrail',
    ]);
    expect(PROVIDER_TYPES.filter(isChargedAsCard)).toEqual(['edenred', 'zevoy']);
  });
});
