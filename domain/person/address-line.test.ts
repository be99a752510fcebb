import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';
import { COUNTRIES, countryName } from './country.ts';

const HOME = { streetAddress: 'Katu 1', zipCode: '20100', city: 'Turku', country: 'FI' };
const ABROAD = {
  streetAddress: 'Storgatan 2',
  zipCode: '114 55',
  city: 'Stockholm',
  country: 'SE',
};

test("address line abroad ends with the country in the reader's language", () => {
  expect(addressLine(HOME, 'fi')).toBe('Katu 1, 20100 Turku');
  expect(addressLine(ABROAD, 'fi')).toBe('Storgatan 2, 114 55 Stockholm, Ruotsi');
  expect(addressLine(ABROAD, 'sv')).toBe('Storgatan 2, 114 55 Stockholm, Sverige');
  expect(addressLine({ ...HOME, streetAddress: '', zipCode: '', city: '' }, 'fi')).toBe('');
});

test('every country has a name in every language', () => {
  for (const language of ['fi', 'sv', 'en'] as const) {
    const names = COUNTRIES.map((code) => countryName(code, language));
    expect(new Set(names).size).toBe(COUNTRIES.length);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  }
});
