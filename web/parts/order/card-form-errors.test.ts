import { describe, expect, test } from 'vitest';
import { texts as en } from '../../../contract/texts/en/validation.ts';
import { texts as fi } from '../../../contract/texts/fi/validation.ts';
import { texts as sv } from '../../../contract/texts/sv/validation.ts';
import { FINLAND, type PhoneValue } from '../../../domain/person/phone-number.ts';
import { cardFormErrors, faultsNamedIn, faultsOf, isFixed } from './card-form-errors.ts';
import { type CardFormState, emptyCardForm } from './card-form-state.ts';

const CONTEXT = { billing: 'annually', currentYear: 2027 } as const;
const EMPTY = emptyCardForm('aino@example.fi');
const GOOD: CardFormState = {
  ...EMPTY,
  values: {
    ...EMPTY.values,
    firstName: 'Aino',
    lastName: 'Lahtinen',
    yearOfBirth: '1987',
    streetAddress: 'Puutarhakatu 12 B 7',
    zipCode: '20100',
    city: 'Turku',
    password: 'Revontuli7x',
    confirmPassword: 'Revontuli7x',
  },
  choices: { ...EMPTY.choices, termsAccepted: true },
};
const SWEDEN = { code: 'SE', callingCode: '46', trunkZero: true };
const withValues = (values: Partial<CardFormState['values']>): CardFormState => ({
  ...GOOD,
  values: { ...GOOD.values, ...values },
});
const fieldsOf = (state: CardFormState, context: Parameters<typeof cardFormErrors>[1] = CONTEXT) =>
  cardFormErrors(state, context).map(({ field }) => field);

describe('the form', () => {
  test('has an error at each required field when untouched, in the order of the form', () => {
    expect(faultsOf(cardFormErrors(EMPTY, CONTEXT), fi).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'yearOfBirth',
      'streetAddress',
      'zipCode',
      'city',
      'password',
      'confirmPassword',
      'terms',
    ]);
  });

  test('has no error when valid', () => {
    expect(cardFormErrors(GOOD, CONTEXT)).toEqual([]);
  });
});

describe('the monthly consent', () => {
  test('is required for a monthly order only', () => {
    expect(fieldsOf(GOOD)).toEqual([]);
    expect(fieldsOf(GOOD, { ...CONTEXT, billing: 'monthly' })).toEqual(['monthlyConsent']);
  });
});

describe('the campaign code', () => {
  test('is required only when its box is ticked', () => {
    const ticked = { ...GOOD, choices: { ...GOOD.choices, hasCampaignCode: true } };

    expect(fieldsOf(ticked)).toEqual(['campaignCode']);
  });
});

describe('the phone', () => {
  const phone = (typed: string, country = FINLAND) =>
    withValues({ phone: { phone: typed, country } satisfies PhoneValue });

  test.each(['', '0401234567', '+358401234567', '12345'])('%j is valid', (typed) => {
    expect(fieldsOf(phone(typed))).toEqual([]);
  });

  test.each(['1234', '040-1234567', '+3584'])('%j is invalid', (typed) => {
    expect(fieldsOf(phone(typed))).toEqual(['phone']);
  });

  test('is validated in the format that is sent', () => {
    expect(fieldsOf(phone('070123456789', SWEDEN))).toEqual(['phone']);
  });
});

test('a field with two errors shows the first', () => {
  const faults = faultsOf(cardFormErrors(withValues({ firstName: 'A1<' }), CONTEXT), fi);

  expect(faults).toEqual([{ field: 'firstName', text: 'Etunimi ei voi sisältää numeroita.' }]);
});

describe('a refusal from the server', () => {
  test.each([
    ['fi', fi],
    ['sv', sv],
    ['en', en],
  ])('marks a field named in %s', (_, texts) => {
    const found = faultsNamedIn(texts.error.campaignUnknown, GOOD, texts.field);

    expect(found.map(({ field }) => field)).toEqual(['campaignCode']);
  });

  test('marks the field with the longest matching label', () => {
    const [found] = faultsNamedIn('Salasana uudelleen puuttuu.', GOOD, fi.field);

    expect(found?.field).toBe('confirmPassword');
  });

  test('marks no field when a label is part of another word', () => {
    expect(faultsNamedIn('Odota hetki ja yritä maksamaan uudelleen.', GOOD, fi.field)).toEqual([]);
    expect(faultsNamedIn(fi.error.customerNumberUsed, GOOD, fi.field)).toEqual([]);
  });

  test('marks no field when none is named', () => {
    expect(faultsNamedIn('Hinta on muuttunut.', GOOD, fi.field)).toEqual([]);
  });

  test('is cleared by a changed value, not by the same one', () => {
    const [fault] = faultsNamedIn(fi.error.campaignUnknown, withCode('EIOLE'), fi.field);

    expect(fault && isFixed(fault, withCode('EIOLE'), CONTEXT)).toBe(false);
    expect(fault && isFixed(fault, withCode('KYMMENEN'), CONTEXT)).toBe(true);
  });
});

function withCode(campaignCode: string): CardFormState {
  return {
    ...withValues({ campaignCode }),
    choices: { ...GOOD.choices, hasCampaignCode: true },
  };
}
