import { describe, expect, test } from 'vitest';
import { mayPayWith, vouchersFor } from './culture-voucher.ts';
import { CULTURE_VOUCHERS, isChargedAsCard, PROVIDER_TYPES, PROVIDERS } from './provider.ts';

const RULES = { invoiceMost: 500_000, closed: [] };

describe('culture vouchers', () => {
  test.each(['standard', 'renewal'] as const)('pay for %s', (kind) => {
    expect(vouchersFor({ kind, billing: 'annually' }, RULES)).toEqual(CULTURE_VOUCHERS);
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
    const others = PROVIDER_TYPES.filter((type) => PROVIDERS[type].channel !== type);

    expect(others).toEqual(['edenred', 'zevoy']);
    expect(others.map((type) => PROVIDERS[type].channel)).toEqual(['paytrail', 'paytrail']);
    expect(PROVIDER_TYPES.filter(isChargedAsCard)).toEqual(others);
  });
});

test('closed payment methods pay for nothing', () => {
  const own = { kind: 'standard', billing: 'annually' } as const;
  const closed = { ...RULES, closed: ['smartum', 'card'] as const };
  expect(vouchersFor(own, closed)).toEqual(
    CULTURE_VOUCHERS.filter((voucher) => voucher !== 'smartum'),
  );
  expect(mayPayWith('smartum', own, closed)).toBe(false);
  expect(mayPayWith('edenred', own, closed)).toBe(true);
  expect(mayPayWith('paytrail', own, closed)).toBe(true);
  expect(mayPayWith('paytrail', { ...own, billing: 'monthly' }, closed)).toBe(false);
});
