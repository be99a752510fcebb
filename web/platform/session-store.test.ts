// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { removeValue, storedValue, storeValue } from './session-store.ts';

beforeEach(() => sessionStorage.clear());

describe('the session store', () => {
  test('returns stored values, under the keys of the wire contract', () => {
    storeValue('billingType', 'monthly');
    storeValue('items', [{ item_id: 'card', item_name: 'Museokortti', price: 79, quantity: 1 }]);

    expect(storedValue('billingType')).toBe('monthly');
    expect(storedValue('items')).toEqual([
      { item_id: 'card', item_name: 'Museokortti', price: 79, quantity: 1 },
    ]);
    expect(Object.keys(sessionStorage).sort()).toEqual([
      'museumCard.billingType',
      'museumCard.items',
    ]);
  });

  test.each([
    ['museumCard.billingType', '"weekly"'],
    ['museumCard.billingType', 'monthly'],
    ['museumCard.billingType', '{"a":'],
    ['museumCard.billingType', ''],
  ])('reads invalid content in %s (%s) as null', (name, garbage) => {
    sessionStorage.setItem(name, garbage);

    expect(storedValue('billingType')).toBeNull();
  });

  test.each(['7', '[null]', '[{"item_id":1}]', '{"paymentId":"x"}', `"${'x'.repeat(101)}"`])(
    'reads %s as null under every key',
    (garbage) => {
      for (const key of ['items', 'campaignCode', 'paymentResult', 'assetId'] as const) {
        sessionStorage.setItem(`museumCard.${key}`, garbage);
        expect(storedValue(key)).toBeNull();
      }
    },
  );

  test('removes values', () => {
    storeValue('renewalPending', true);
    removeValue('renewalPending');

    expect(storedValue('renewalPending')).toBeNull();
  });

  test('survives a storage that throws', () => {
    const real = globalThis.sessionStorage;
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new Error('blocked');
      },
    });
    storeValue('campaignCode', 'KEVAT');
    removeValue('campaignCode');

    expect(storedValue('campaignCode')).toBeNull();
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: real });
  });
});
