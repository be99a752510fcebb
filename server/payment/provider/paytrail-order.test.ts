import { describe, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import { orderAmount, type PaytrailOrder, paytrailBody } from './paytrail-order.ts';

const order: PaytrailOrder = {
  stamp: '0b6f1c0e-4f0b-4d3c-9f0a-6a9c3d1e7a11',
  reference: 'MK-2026-000123',
  language: 'sv',
  lines: [
    {
      stamp: 'line-1',
      productCode: 'MUSEOKORTTI-12',
      description: 'Museokortti, 12 kk',
      unitPrice: cents(7900),
      units: 1,
      vatPercentage: 13.5,
    },
  ],
  customer: { emailAddress: 'maija@example.fi', firstName: 'Maija', lastName: 'Meikäläinen' },
  redirect: { success: 'https://kortti.example/ok', cancel: 'https://kortti.example/cancel' },
  callback: { success: 'https://kortti.example/cb', cancel: 'https://kortti.example/cb-cancel' },
};
const line = order.lines[0] as PaytrailOrder['lines'][number];
const discount = { ...line, stamp: 'line-2', unitPrice: cents(-1100) };

describe('an order for Paytrail', () => {
  test("has Paytrail's field names", () => {
    expect(paytrailBody(order)).toEqual({
      stamp: '0b6f1c0e-4f0b-4d3c-9f0a-6a9c3d1e7a11',
      reference: 'MK-2026-000123',
      amount: 7900,
      currency: 'EUR',
      language: 'SV',
      items: [
        {
          unitPrice: 7900,
          units: 1,
          vatPercentage: 13.5,
          productCode: 'MUSEOKORTTI-12',
          description: 'Museokortti, 12 kk',
          stamp: 'line-1',
        },
      ],
      customer: { email: 'maija@example.fi', firstName: 'Maija', lastName: 'Meikäläinen' },
      redirectUrls: {
        success: 'https://kortti.example/ok',
        cancel: 'https://kortti.example/cancel',
      },
      callbackUrls: {
        success: 'https://kortti.example/cb',
        cancel: 'https://kortti.example/cb-cancel',
      },
    });
  });

  test('has the sum of its lines as its amount, discounts deducted', () => {
    const lines = [{ ...line, units: 3 }, discount];

    expect(paytrailBody({ ...order, lines }).amount).toBe(3 * 7900 - 1100);
    expect(orderAmount(lines)).toBe(22_600);
  });

  test('truncates what is too long instead of rejecting it', () => {
    const { customer, deliveryAddress } = paytrailBody({
      ...order,
      customer: {
        ...order.customer,
        firstName: 'A'.repeat(80),
        lastName: 'B'.repeat(80),
        companyName: 'C'.repeat(255),
      },
      deliveryAddress: {
        streetAddress: 'D'.repeat(255),
        zipCode: '114 55',
        city: 'E'.repeat(40),
        country: 'SE',
      },
    });

    expect(customer.firstName).toBe('A'.repeat(50));
    expect(customer.lastName).toBe('B'.repeat(50));
    expect(customer.companyName).toBe('C'.repeat(100));
    expect(deliveryAddress).toEqual({
      streetAddress: 'D'.repeat(50),
      postalCode: '114 55',
      city: 'E'.repeat(30),
      country: 'SE',
    });
  });

  test.each([
    ['1234567-1', 'FI12345671'],
    ['123456789', '123456789'],
  ])('writes the business id %s as the VAT id %s', (businessId, vatId) => {
    expect(
      paytrailBody({ ...order, customer: { ...order.customer, businessId } }).customer.vatId,
    ).toBe(vatId);
  });

  test('has a tax rate with one decimal', () => {
    const lines = [{ ...line, vatPercentage: 13.499999 }];

    expect(paytrailBody({ ...order, lines }).items[0]?.vatPercentage).toBe(13.5);
  });

  test.each([
    ['no lines', { lines: [] }],
    ['a negative amount', { lines: [discount] }],
    ['more than the maximum amount', { lines: [{ ...line, unitPrice: cents(99_999_999) }] }],
    [
      'a return address that is too long',
      { redirect: { success: `https://x.example/${'a'.repeat(300)}`, cancel: '' } },
    ],
  ])('for %s is our own error and is not sent', (_what, change) => {
    expect(() => paytrailBody({ ...order, ...change })).toThrow();
  });
});
