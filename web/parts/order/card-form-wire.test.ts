import { describe, expect, test } from 'vitest';
import { FINLAND } from '../../../domain/person/phone-number.ts';
import { type CardFormState, emptyCardForm } from './card-form-state.ts';
import { draftOf, formOfDraft } from './card-form-wire.ts';
import { purchaseInput } from './purchase-input.ts';

const EMPTY = emptyCardForm('aino@example.fi');
const TYPED: CardFormState = {
  ...EMPTY,
  values: {
    ...EMPTY.values,
    firstName: 'Aino',
    phone: { phone: '0401234567', country: FINLAND },
    password: 'Revontuli7x',
    confirmPassword: 'Revontuli7x',
    campaignCode: 'KYMMENEN',
  },
  choices: { ...EMPTY.choices, subscribedNewsletter: true, termsAccepted: true },
};
const ANNUAL = { billing: 'annually', language: 'sv', terms: '2026-11' } as const;

describe('the purchase input', () => {
  test('has exactly the ten names of the buyer', () => {
    expect(Object.keys(purchaseInput(TYPED, ANNUAL).buyer).sort()).toEqual([
      'city',
      'emailAddress',
      'firstName',
      'language',
      'lastName',
      'password',
      'phone',
      'streetAddress',
      'yearOfBirth',
      'zipCode',
    ]);
  });

  test('sends the site language and the phone with its calling code', () => {
    expect(purchaseInput(TYPED, ANNUAL).buyer).toMatchObject({
      language: 'sv',
      phone: '+358401234567',
    });
  });

  test('has a campaign code only when its box is ticked', () => {
    const ticked = { ...TYPED, choices: { ...TYPED.choices, hasCampaignCode: true } };

    expect(purchaseInput(TYPED, ANNUAL)).not.toHaveProperty('campaignCode');
    expect(purchaseInput(ticked, ANNUAL).campaignCode).toBe('KYMMENEN');
  });

  test('has the checked price when the order is made, and none before', () => {
    expect(purchaseInput(TYPED, ANNUAL)).not.toHaveProperty('purchasePrice');
    expect(purchaseInput(TYPED, { ...ANNUAL, price: 71.1 }).purchasePrice).toBe(71.1);
  });
});

describe('a draft', () => {
  test('holds neither passwords nor codes nor the address', () => {
    const kept = JSON.stringify(draftOf(TYPED, 'annually'));

    expect(kept).not.toMatch(/Revontuli7x|KYMMENEN|aino@example\.fi/);
  });

  test('is restored as it was, without passwords, codes and address', () => {
    const { values, choices } = formOfDraft(draftOf(TYPED, 'annually'), 'aino@example.fi');

    expect(values).toEqual({
      ...TYPED.values,
      password: '',
      confirmPassword: '',
      campaignCode: '',
    });
    // Consent must be given again.
    expect(choices).toEqual({ ...TYPED.choices, termsAccepted: false, monthlyConsent: false });
  });
});
