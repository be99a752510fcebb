import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUYER_FIELDS,
  cleanBuyer,
  type PurchaseForm,
  purchaseFormErrors,
} from './purchase-form.ts';

const context = { currentYear: 2026 };
const sound: PurchaseForm = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  yearOfBirth: '1987',
  streetAddress: 'Puutarhakatu 12 B 7',
  zipCode: '20100',
  city: 'Turku',
  emailAddress: 'aino.lahtinen@example.fi',
  phone: '',
  password: 'Revontuli7x',
  confirmPassword: 'Revontuli7x',
  billing: 'annually',
  campaignCode: null,
  termsAccepted: true,
  monthlyConsent: false,
};
const errorsOf = (change: Partial<PurchaseForm>) =>
  purchaseFormErrors({ ...sound, ...change }, context).map(({ field, code }) => `${field} ${code}`);

describe('purchase form', () => {
  test('has no errors when filled in correctly', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ billing: 'monthly', monthlyConsent: true })).toEqual([]);
  });

  test('reports all errors of an empty form in its field order', () => {
    const empty = Object.fromEntries(BUYER_FIELDS.map((field) => [field, '']));

    expect(
      errorsOf({
        ...empty,
        confirmPassword: '',
        campaignCode: ' ',
        termsAccepted: false,
        billing: 'monthly',
      }),
    ).toEqual([
      'firstName required',
      'lastName required',
      'yearOfBirth required',
      'streetAddress required',
      'zipCode zipMissing',
      'city required',
      'emailAddress emailMissing',
      'password required',
      'confirmPassword confirmMissing',
      'campaignCode required',
      'terms terms',
      'monthlyConsent monthlyConsent',
    ]);
  });

  test('reports different passwords at both fields', () => {
    expect(errorsOf({ confirmPassword: 'Revontuli8x' })).toEqual([
      'password passwordMismatch',
      'confirmPassword passwordMismatch',
    ]);
  });

  test('reports an unconfirmed password there, and the mismatch at the password', () => {
    expect(errorsOf({ confirmPassword: '' })).toEqual([
      'password passwordMismatch',
      'confirmPassword confirmMissing',
    ]);
  });

  test('reports a confirmation without a password as a mismatch', () => {
    expect(errorsOf({ password: '' })).toEqual([
      'password required',
      'confirmPassword passwordMismatch',
    ]);
  });

  test('requires a campaign code only when its box is ticked', () => {
    expect(errorsOf({ campaignCode: null })).toEqual([]);
    expect(errorsOf({ campaignCode: '' })).toEqual(['campaignCode required']);
    expect(errorsOf({ campaignCode: 'KEVAT26' })).toEqual([]);
  });

  test('requires acceptance of the terms', () => {
    expect(errorsOf({ termsAccepted: false })).toEqual(['terms terms']);
  });

  test('requires the consent for monthly billing only', () => {
    expect(errorsOf({ billing: 'monthly', monthlyConsent: false })).toEqual([
      'monthlyConsent monthlyConsent',
    ]);
    expect(errorsOf({ billing: 'annually', monthlyConsent: false })).toEqual([]);
  });
});

test('buyer is stored without characters that a keyboard added', () => {
  expect(
    cleanBuyer({
      ...sound,
      firstName: ' Aino\u00a0Maria ',
      lastName: 'O’Neil',
      zipCode: '12–345',
      phone: ' +358 40 123 4567 ',
      password: ' Revontuli7x ',
    }),
  ).toEqual({
    firstName: 'Aino Maria',
    lastName: "O'Neil",
    yearOfBirth: '1987',
    streetAddress: 'Puutarhakatu 12 B 7',
    zipCode: '12-345',
    city: 'Turku',
    country: 'FI',
    emailAddress: 'aino.lahtinen@example.fi',
    phone: '+358401234567',
    password: ' Revontuli7x ',
  });
});

describe('browser and server', () => {
  const oddText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc.constantFrom(
      '',
      ' ',
      '\u00a0',
      'A',
      'Aino',
      'O’Neil',
      'de  Berg',
      '1987',
      '20100',
      '12–345',
      'a@b.c',
      '+35840',
      '040-1',
      'kivipuu7',
      '12345678',
      'ä'.repeat(41),
    ),
  );
  const anyForm = fc.record<PurchaseForm>({
    ...(Object.fromEntries(BUYER_FIELDS.map((field) => [field, oddText])) as Record<
      (typeof BUYER_FIELDS)[number],
      fc.Arbitrary<string>
    >),
    billing: fc.constantFrom('annually', 'monthly'),
    campaignCode: fc.option(oddText),
    termsAccepted: fc.boolean(),
    confirmPassword: oddText,
    monthlyConsent: fc.boolean(),
  });

  test('judge all sent values alike', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const seenByBrowser = purchaseFormErrors(form, context);
        const seenByServer = purchaseFormErrors(
          { ...form, confirmPassword: null, monthlyConsent: null },
          context,
        );

        const onlyBrowser = ['passwordMismatch', 'confirmMissing', 'monthlyConsent'];
        expect(seenByServer).toEqual(
          seenByBrowser.filter(({ code }) => !onlyBrowser.includes(code)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('agree also after the form was sent as JSON', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const received: PurchaseForm = JSON.parse(JSON.stringify(form));

        expect(purchaseFormErrors(received, context)).toEqual(purchaseFormErrors(form, context));
      }),
    );
  });
});
