import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { NO_ADDRESS } from '../person/postal-address.ts';
import { TOPIC_RULES } from '../scheme/fact-topics.ts';
import {
  type CompanyOrderForm,
  cleanCompanyOrder,
  companyOrderErrors,
  needsAddress,
} from './company-order-form.ts';

const FORM: CompanyOrderForm = {
  companyName: 'Kahvila Aamu Oy',
  businessId: '1234567-8',
  firstName: 'Helmi',
  lastName: 'Koskinen',
  emailAddress: 'helmi@aamu.example',
  phone: '',
  billingReference: '',
  numberOfUnits: '3',
  delivery: 'digital',
  ...NO_ADDRESS,
  campaignCode: null,
  termsAccepted: true,
};

const ADDRESS = { streetAddress: 'Torikatu 1', zipCode: '20100', city: 'Turku' };
const ADDRESS_MISSING = ['streetAddress required', 'zipCode zipMissing', 'city required'];

const faultsOf = (changes: Partial<CompanyOrderForm>, limits = TOPIC_RULES.limits.shipped) =>
  companyOrderErrors(
    { ...FORM, ...changes },
    {
      currentYear: 2027,
      unitPrice: cents(8_000),
      limits,
      plasticCountries: ['FI', 'SE'],
    },
  ).map(({ field, code, args }) => [field, code, ...args].join(' '));

describe('company order form', () => {
  test('has no errors when filled in correctly', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test.each([
    ['one character', { companyName: 'A' }, ['companyName min 1']],
    ['256 characters', { companyName: 'A'.repeat(256) }, ['companyName max 255']],
    ['255 characters', { companyName: 'A'.repeat(255) }, []],
    ['two characters', { companyName: 'AB' }, []],
    ['8 of a business id', { businessId: '1234567-' }, ['businessId exact 9']],
    ['10 of a business id', { businessId: '12345678-9' }, ['businessId exact 9']],
    ['a business id without hyphen', { businessId: '123456789' }, []],
    ['a letter in the business id', { businessId: '1234567-A' }, ['businessId businessId']],
    ['a space in the business id', { businessId: '1234567 8' }, ['businessId businessId']],
    ['no cards', { numberOfUnits: '0' }, ['numberOfUnits units 5000']],
    ['5 001 cards', { numberOfUnits: '5001', ...ADDRESS }, ['numberOfUnits units 5000']],
    ['5 000 cards', { numberOfUnits: '5000', ...ADDRESS }, []],
    ['400 euros and no address', { numberOfUnits: '5' }, []],
    ['more than 400 euros and no address', { numberOfUnits: '6' }, ADDRESS_MISSING],
    ['no way of delivery', { delivery: null }, ['delivery delivery']],
    ['terms not accepted', { termsAccepted: false }, ['terms terms']],
    ['a reference of 60 signs', { billingReference: ` ${'😀'.repeat(60)} ` }, []],
    ['a reference of 61 signs', { billingReference: 'A'.repeat(61) }, ['billingReference max 60']],
    ['an empty campaign code', { campaignCode: ' ' }, ['campaignCode required']],
    ['a campaign code', { campaignCode: 'KYMMENEN' }, []],
  ] as const)('with %s: %o', (_what, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  test('reports errors in the order of the form', () => {
    const typed = ['companyName', 'businessId', 'firstName', 'lastName', 'emailAddress'] as const;
    const empty = Object.fromEntries(typed.map((field) => [field, '']));
    const wrong = { ...empty, numberOfUnits: '', campaignCode: '', termsAccepted: false };
    const rest = { phone: '1', billingReference: 'A'.repeat(61), delivery: null };
    expect(faultsOf({ ...wrong, ...rest }).map((fault) => fault.split(' ')[0])).toEqual([
      ...['companyName', 'businessId', 'billingReference', 'firstName', 'lastName'],
      ...['emailAddress', 'phone', 'numberOfUnits', 'delivery', 'campaignCode', 'terms'],
    ]);
    expect(faultsOf({ ...wrong, delivery: 'envelope' })).toEqual(
      expect.arrayContaining(ADDRESS_MISSING),
    );
  });

  test("limits the number of cards to the scheme's maximum", () => {
    const limits = { ...TOPIC_RULES.limits.shipped, companyUnits: 2 };
    expect(faultsOf({ numberOfUnits: '3' }, limits)).toEqual(['numberOfUnits units 2']);
  });

  test.each([
    ['digital', '5', 8_000, false],
    ['digital', '5', 8_001, true],
    ['digital', '6', null, false],
    ['envelope', '1', null, true],
  ] as const)('in %s, for %s cards at %s: address required %s', (...given) => {
    const [delivery, numberOfUnits, price, isAsked] = given;
    const unitPrice = price === null ? null : cents(price);
    const limits = { addressOver: cents(40_000) };
    expect(needsAddress({ delivery, numberOfUnits }, unitPrice, limits)).toBe(isAsked);
  });

  test('is stored without characters that a keyboard or a paste added', () => {
    const typed = {
      ...FORM,
      companyName: ' Kahvila\u00a0Aamu Oy ',
      businessId: '1234567–8',
      phone: ' +358 40\u00a0123 4567 ',
      billingReference: ' PO\t1\n2 ',
      ...ADDRESS,
      city: ' Turku\u200b',
    };
    expect(cleanCompanyOrder(typed)).toEqual({
      ...FORM,
      ...ADDRESS,
      phone: '+358401234567',
      billingReference: 'PO 1 2',
    });
  });

  test('requires an address for envelopes', () => {
    expect(faultsOf({ delivery: 'envelope' })).toEqual(ADDRESS_MISSING);
  });

  test('posts envelopes only to configured countries, but accepts any country on a receipt', () => {
    const swede = { ...ADDRESS, zipCode: '114 55', country: 'SE' };
    expect(faultsOf({ delivery: 'envelope', ...swede })).toEqual([]);
    const german = { ...swede, country: 'DE' };
    expect(faultsOf({ delivery: 'envelope', ...german })).toEqual(['country notPosted']);
    expect(faultsOf({ numberOfUnits: '6', ...german })).toEqual([]);
    expect(faultsOf({ numberOfUnits: '6', ...german, country: 'FI' })).toEqual([
      'zipCode zipFormat',
    ]);
  });
});
