import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { NO_ADDRESS } from '../person/postal-address.ts';
import { AS_SHIPPED } from '../scheme/fact-topics.ts';
import { type CompanyOrderForm, companyOrderErrors } from './company-order-form.ts';

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

const faultsOf = (changes: Partial<CompanyOrderForm>) =>
  companyOrderErrors(
    { ...FORM, ...changes },
    {
      currentYear: 2027,
      unitPrice: cents(8_000),
      limits: AS_SHIPPED.limits,
      plasticCountries: ['FI', 'SE'],
    },
  ).map(({ field, code, args }) => [field, code, ...args].join(' '));

describe('a company order', () => {
  test('is in order as it stands', () => {
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
  ] as const)('with %s: %o', (_what, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  test('wants an address for envelopes', () => {
    expect(faultsOf({ delivery: 'envelope' })).toEqual(ADDRESS_MISSING);
  });

  test('has envelopes posted to the countries of the setting; a receipt may name any', () => {
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
