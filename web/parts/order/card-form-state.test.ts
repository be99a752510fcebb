import { expect, test } from 'vitest';
import { FINLAND, NO_PHONE } from '../../../domain/person/phone-number.ts';
import { testTransitions } from '../../../test/transitions.ts';
import {
  type CardFormEvent,
  type CardFormState,
  cardForm,
  emptyCardForm,
} from './card-form-state.ts';

const VALUES = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  yearOfBirth: '1987',
  streetAddress: 'Puutarhakatu 12',
  zipCode: '20100',
  city: 'Turku',
  country: 'SE',
  emailAddress: 'a@b.fi',
  phone: { phone: '0401234567', country: FINLAND },
  password: 'Revontuli7x',
  confirmPassword: 'Revontuli7x',
  campaignCode: 'KYMMENEN',
};
const CHOICES = {
  hasCampaignCode: true,
  plasticCardOptOut: true,
  subscribedNewsletter: true,
  termsAccepted: true,
  monthlyConsent: true,
};
const found = [{ field: 'yearOfBirth', text: 'Vuosi ei kelpaa.' }];
const FULL: CardFormState = {
  values: VALUES,
  choices: CHOICES,
  faults: { found, isRed: true, submits: 2 },
};
/** The highlights are cleared, the list stays. */
const faults = { ...FULL.faults, isRed: false };
const typed = (change: object) => ({ values: { ...VALUES, ...change }, faults });
const ticked = (change: object, code = VALUES.campaignCode) => ({
  choices: { ...CHOICES, ...change },
  values: { ...VALUES, campaignCode: code },
  faults,
});

test('initially has every box unticked and the address of the account', () => {
  const nothing = Object.fromEntries(Object.keys(VALUES).map((name) => [name, '']));
  const nowhere = Object.fromEntries(Object.keys(CHOICES).map((name) => [name, false]));
  expect(emptyCardForm('a@b.fi')).toEqual({
    values: { ...nothing, country: 'FI', emailAddress: 'a@b.fi', phone: NO_PHONE },
    choices: nowhere,
    faults: { found: [], isRed: false, submits: 0 },
  });
});

testTransitions<CardFormState, CardFormEvent>(cardForm, FULL, {
  typed: [
    [{ field: 'city', value: 'Åbo' }, typed({ city: 'Åbo' })],
    [{ field: 'campaignCode', value: 'K' }, typed({ campaignCode: 'K' })],
  ],
  phoneTyped: [[{ value: NO_PHONE }, typed({ phone: NO_PHONE })]],
  ticked: [
    [{ choice: 'termsAccepted', isTicked: false }, ticked({ termsAccepted: false })],
    [{ choice: 'plasticCardOptOut', isTicked: false }, ticked({ plasticCardOptOut: false })],
    // Ticking and unticking both clear the code.
    [{ choice: 'hasCampaignCode', isTicked: false }, ticked({ hasCampaignCode: false }, '')],
    [{ choice: 'hasCampaignCode', isTicked: true }, ticked({}, '')],
  ],
  faulted: [
    [
      { faults: [{ field: 'phone', text: 'Numero ei kelpaa.' }] },
      {
        faults: { found: [{ field: 'phone', text: 'Numero ei kelpaa.' }], isRed: true, submits: 3 },
      },
      { faults },
    ],
  ],
  passed: [[{}, { faults: { found: [], isRed: false, submits: 0 } }]],
});
