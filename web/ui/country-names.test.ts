import { expect, test } from 'vitest';
import { countryName } from '../../domain/person/country.ts';
import { inNameOrder } from './country-names.ts';

test.each([
  ['fi', 'Suomi'],
  ['sv', 'Finland'],
  ['en', 'Finland'],
] as const)('in %s FI is %s', (language, name) => {
  expect(countryName('FI', language)).toBe(name);
});

test('the order follows the language: Å is last in Swedish', () => {
  const codes = (language: 'sv' | 'en') =>
    inNameOrder([{ code: 'AX' }, { code: 'SE' }, { code: 'AL' }], language).map(({ code }) => code);

  expect(codes('sv')).toEqual(['AL', 'SE', 'AX']);
  expect(codes('en')).toEqual(['AX', 'AL', 'SE']);
});
