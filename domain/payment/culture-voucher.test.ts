import { describe, expect, test } from 'vitest';
import { mayPayWith, vouchersFor } from './culture-voucher.ts';
import { isChargedAsCard, PROVIDER_TYPES, PROVIDERS } from './provider.ts';

const RULES = { invoiceMost: 500_000, closed: [] };

describe('culture vouchers', () => {
  test.each(['standard', 'renewal'] as const)('pay for %s', (kind) => {
    expect(vouchersFor({ kind, billing: 'annually' }, RULES)).toEqual([
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
  ] as const)('do not pay for %s paid %s, unlike cards and banks', (kind, billing) => {
    const payable = PROVIDER_TYPES.filter((provider) =>
      mayPayWith(provider, { kind, billing }, RULES),
    );

    expect(payable).toEqual(['paytrail']);
  });

  test('Edenred and Zevoy are cards at the card provider, the others have their own channel', () => {
    expect(PROVIDER_TYPES.map((type) => PROVIDERS[type].channel)).toEqual([
      'paytrail',
      'epassi',
      'smartum',
      'paytrail',
      'paytrail',
    ]);
    expect(PROVIDER_TYPES.filter(isChargedAsCard)).toEqual(['edenred', 'zevoy']);
  });
});

test('closed payment methods pay for nothing', () => {
  const own = { kind: 'standard', billing: 'annually' } as const;
  const closed = { ...RULES, closed: ['smartum', 'card'] as const };
  expect(vouchersFor(own, closed)).toEqual(['epassi', 'edenred', 'zevoy']);
  expect(mayPayWith('smartum', own, closed)).toBe(false);
  expect(mayPayWith('edenred', own, closed)).toBe(true);
  expect(mayPayWith('paytrail', own, closed)).toBe(true);
  expect(mayPayWith('paytrail', { ...own, billing: 'monthly' }, closed)).toBe(false);
});
