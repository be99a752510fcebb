import { expect, test } from 'vitest';
import { FINLAND, NO_PHONE } from '../../../domain/person/phone-number.ts';
import { testTransitions } from '../../../test/transitions.ts';
import {
  type CompanyEvent,
  type CompanyState,
  companyOrder,
  draftOf,
  openForm,
  shownStep,
} from './company-state.ts';

const VALUES = {
  companyName: 'Kutomo Oy',
  businessId: '1234567-8',
  firstName: 'Helmi',
  lastName: 'Koskinen',
  emailAddress: 'helmi@kutomo.example',
  phone: { phone: '0401234567', country: FINLAND },
  billingReference: 'KP 4711',
  numberOfUnits: '3',
  streetAddress: 'Torikatu 1',
  zipCode: '20100',
  city: 'Turku',
  country: 'FI',
};
const PRICE = { unitPrice: 76, purchasePrice: 228, validityMonths: 12 };
const FULL: CompanyState = {
  values: VALUES,
  delivery: 'envelope',
  hasCampaignCode: true,
  campaignCode: 'KEVAT',
  termsAccepted: true,
  faults: { found: [{ field: 'city', text: 'Puuttuu.' }], isRed: true, submits: 2 },
  isChecking: true,
  accepted: PRICE,
  refusal: { title: 'Ei', messages: ['y-tunnus'] },
};
const NO_FAULTS = { found: [], isRed: false, submits: 0 };
/** A changed form must be checked again; its highlights are cleared, the list stays. */
const CHANGED = { faults: { ...FULL.faults, isRed: false }, accepted: null };

testTransitions<CompanyState, CompanyEvent>(companyOrder, FULL, {
  typed: [
    [
      { field: 'numberOfUnits', value: '4' },
      { ...CHANGED, values: { ...VALUES, numberOfUnits: '4' } },
    ],
  ],
  phoneTyped: [[{ value: NO_PHONE }, { ...CHANGED, values: { ...VALUES, phone: NO_PHONE } }]],
  deliveryChosen: [[{ delivery: 'digital' }, { ...CHANGED, delivery: 'digital' }]],
  campaignToggled: [
    [{ isOpen: false }, { ...CHANGED, hasCampaignCode: false, campaignCode: '' }],
    [{ isOpen: true }, { ...CHANGED, campaignCode: '' }],
  ],
  campaignTyped: [[{ value: 'SYKSY' }, { ...CHANGED, campaignCode: 'SYKSY' }]],
  termsTicked: [[{ isTicked: false }, { ...CHANGED, termsAccepted: false }]],
  faulty: [[{ faults: [] }, { faults: { found: [], isRed: true, submits: 3 }, refusal: null }]],
  checking: [[{}, { isChecking: true, faults: NO_FAULTS, refusal: null }, { isChecking: false }]],
  accepted: [
    [
      { unitPrice: 70, purchasePrice: 210, validityMonths: 13 },
      { isChecking: false, accepted: { unitPrice: 70, purchasePrice: 210, validityMonths: 13 } },
    ],
  ],
  refused: [
    [
      { title: 'Taas', messages: ['nimi'] },
      { isChecking: false, accepted: null, refusal: { title: 'Taas', messages: ['nimi'] } },
    ],
  ],
});

test('the payment step needs an accepted price', () => {
  expect([shownStep(FULL, 1), shownStep(FULL, 0)]).toEqual([1, 0]);
  expect(shownStep({ ...FULL, accepted: null }, 1)).toBe(0);
});

const EMPTY: CompanyState = {
  values: {
    ...Object.fromEntries(Object.keys(VALUES).map((name) => [name, ''])),
    phone: NO_PHONE,
    numberOfUnits: '1',
    country: 'FI',
  } as CompanyState['values'],
  delivery: null,
  hasCampaignCode: false,
  campaignCode: '',
  termsAccepted: false,
  faults: NO_FAULTS,
  isChecking: false,
  accepted: null,
  refusal: null,
};

test('the initial form is empty, for one card', () => {
  expect(openForm(null)).toEqual(EMPTY);
});

test('a draft restores the form, which must be accepted and checked again', () => {
  const { values, delivery, hasCampaignCode, campaignCode } = FULL;
  const kept = { values, delivery, hasCampaignCode, campaignCode };
  expect(draftOf(FULL)).toEqual(kept);
  expect(openForm(draftOf(FULL))).toEqual({ ...EMPTY, ...kept });
});
