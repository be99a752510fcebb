import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchaseCalls } from '../contract/checkout/purchase-calls.ts';
import { purchaseFormErrors } from '../domain/order/purchase-form.ts';
import type { FieldError } from '../domain/person/field-error.ts';
import { FINLAND, NO_PHONE, typePhone } from '../domain/person/phone-number.ts';
import { formOf } from '../server/order/purchase-input.ts';
import { cardFormErrors } from '../web/parts/order/card-form-errors.ts';
import { type CardFormState, emptyCardForm } from '../web/parts/order/card-form-state.ts';
import { purchaseInput } from '../web/parts/order/purchase-input.ts';

/** Per field; `test:trust` takes twenty thousand. */
const CASES = Number(process.env.FIELD_CASES ?? 1000);
const currentYear = 2026;
const billing = 'annually';
const EMPTY = emptyCardForm('aino.lahtinen@example.fi');
const SOUND: CardFormState = {
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
  choices: { ...EMPTY.choices, termsAccepted: true, hasCampaignCode: true },
};
const FIELDS = [
  'firstName',
  'lastName',
  'yearOfBirth',
  'streetAddress',
  'zipCode',
  'city',
  'emailAddress',
  'phone',
  'password',
  'campaignCode',
] as const;

/** Letters, digits, spaces and signs near the rules, sometimes arbitrary strings. */
const nearTheRules = fc.string({
  unit: fc.constantFrom(..."aÅßŋéžA019 .,-/&'’+@<_\u00a0\u0301\t😀"),
  maxLength: 90,
});
const anyText = fc.oneof(
  { weight: 4, arbitrary: nearTheRules },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  fc.constantFrom(
    '',
    'a@b.c',
    '1900',
    '2026',
    '2027',
    '12-345',
    '+35840',
    '0401234567',
    'kivipuu7',
  ),
);

const withValue = (field: (typeof FIELDS)[number], text: string): CardFormState => ({
  ...SOUND,
  values: {
    ...SOUND.values,
    campaignCode: 'KYMMENEN',
    [field]: field === 'phone' ? typePhone(NO_PHONE, text, [FINLAND]) : text,
    ...(field === 'password' && { confirmPassword: text }),
  },
});
const told = (errors: FieldError[]) => JSON.stringify(errors);

test.each(FIELDS)(
  'browser and server validate every value of %s alike',
  { timeout: 120_000 },
  (field) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const form = withValue(field, text);
        const byBrowser = cardFormErrors(form, { billing, currentYear });
        const sent = {
          inputData: purchaseInput(form, { billing, language: 'fi', terms: '2026-11' }),
          validateOnly: true,
        };
        const received = purchaseCalls.processMuseumCard.input.safeParse(
          JSON.parse(JSON.stringify(sent)),
        );
        // The length of a phone is checked as typed, which only the browser sees.
        if (field === 'phone' && byBrowser.length > 0) return;
        // What the server cannot parse must also be invalid in the browser.
        const byServer = received.success
          ? told(purchaseFormErrors(formOf(received.data.inputData), { currentYear }))
          : told(byBrowser);
        if (!received.success) expect(byBrowser).not.toEqual([]);
        const isConfirmation = ({ field: name }: FieldError) => name === 'confirmPassword';
        expect(byServer).toBe(told(byBrowser.filter((error) => !isConfirmation(error))));
      }),
      { numRuns: CASES, seed: 42 },
    );
  },
);
