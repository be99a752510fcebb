import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import { epassiForm, verifyEpassiNotification } from './epassi.ts';

const settings = {
  paymentUrl: 'https://services.epassi.fi/e_payments/v2',
  site: '77190',
  key: '1TRQVUMAUBX4',
};
const order = {
  stamp: 'MK2026000123',
  amount: cents(8200),
  addressOf: (path: string) => `https://kortti.example/${path}`,
};
const receipt = {
  STAMP: 'MK2026000123',
  PAID: '82.00',
  MAC: '731a66f3de7c528360e8b1dbfb2de82bf64339ae3a3be8b2a89923afd02d4fb5404fbfa1fe9a0551dcb98ffbbcaad4f9e772d49b085236ddf1714d4c5c1368b7',
};
const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');

describe('the form sent to ePassi', () => {
  test('has the fields and the MAC of the documented example', () => {
    expect(epassiForm(settings, order)).toEqual({
      action: 'https://services.epassi.fi/e_payments/v2',
      stamp: 'MK2026000123',
      site: '77190',
      amount: '82.00',
      rejectURL: 'https://kortti.example/reject',
      cancelURL: 'https://kortti.example/cancel',
      returnURL: 'https://kortti.example/return',
      notifyURL: 'https://kortti.example/notify',
      mac: '66fd908edec6b262162f3208d4b73efe639dd50eb3f0c20cf6a9cffaf94a3485428385606d41913ae47e274b58f2579114b7adbae0d74f4779ae1fb3ea53b933',
    });
  });

  test.each([
    [1, '0.01'],
    [10, '0.10'],
    [7905, '79.05'],
    [123456789, '1234567.89'],
  ])('writes %i cents as %s', (amount, text) => {
    expect(epassiForm(settings, { ...order, amount: cents(amount) }).amount).toBe(text);
  });

  test('is rejected for an amount of zero', () => {
    expect(() => epassiForm(settings, { ...order, amount: cents(0) })).toThrow();
  });
});

describe('an ePassi receipt', () => {
  test('is accepted with the MAC of the documented example', () => {
    expect(verifyEpassiNotification(settings, receipt)).toEqual({
      status: 'ok',
      stamp: 'MK2026000123',
      amount: 8200,
      reference: null,
      transactionId: null,
    });
  });

  test('may have a PAID that is not an amount; then the amount is unknown', () => {
    const MAC = sha512('MK2026000123&KYLLA&1TRQVUMAUBX4');

    expect(verifyEpassiNotification(settings, { ...receipt, PAID: 'KYLLA', MAC })).toMatchObject({
      status: 'ok',
      amount: null,
    });
  });

  test('cannot be forged from the form’s MAC, which the buyer has seen', () => {
    const { mac } = epassiForm(settings, order);

    expect(
      verifyEpassiNotification(settings, { ...receipt, PAID: '77190&82.00', MAC: mac }),
    ).toBeNull();
    const shifted = { STAMP: 'MK2026000123&77190', PAID: '82.00', MAC: mac };
    expect(verifyEpassiNotification(settings, shifted)).toBeNull();
  });

  test.each([
    ['another stamp', { STAMP: 'MK2026000124' }],
    ['another amount', { PAID: '8.20' }],
    ['no MAC', { MAC: undefined }],
    ['an empty MAC', { MAC: '' }],
    ['a MAC of zeros', { MAC: '0'.repeat(128) }],
    ['a MAC in capitals', { MAC: receipt.MAC.toUpperCase() }],
    ['a MAC without the key', { MAC: sha512('MK2026000123&82.00') }],
    ['a MAC with an empty key', { MAC: sha512('MK2026000123&82.00&') }],
    ['a MAC of another algorithm', { MAC: createHash('sha256').update('x').digest('hex') }],
    ['no stamp', { STAMP: '' }],
    ['a stamp given twice', { STAMP: ['MK2026000123', 'MK2026000123'] }],
    ['a number for a stamp', { STAMP: 2026000123 }],
  ])('is rejected with %s', (_what, change) => {
    expect(verifyEpassiNotification(settings, { ...receipt, ...change })).toBeNull();
  });
});

test('an ePassi receipt signed with the previous key is accepted while that key is configured', () => {
  const ofBefore = { ...receipt, MAC: sha512(`${receipt.STAMP}&${receipt.PAID}&THE-KEY-BEFORE`) };
  const ofNone = { ...receipt, MAC: sha512(`${receipt.STAMP}&${receipt.PAID}&`) };

  const changed = { ...settings, previousKey: 'THE-KEY-BEFORE' };
  expect(verifyEpassiNotification(changed, ofBefore)).toMatchObject({ status: 'ok' });
  expect(verifyEpassiNotification(changed, receipt)).toMatchObject({ status: 'ok' });
  expect(verifyEpassiNotification(settings, ofBefore)).toBeNull();
  expect(verifyEpassiNotification({ ...settings, previousKey: '' }, ofNone)).toBeNull();
});
