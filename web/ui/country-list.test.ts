import { getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { FINLAND, NO_PHONE, typePhone } from '../../domain/person/phone-number.ts';
import { COUNTRIES } from './country-list.ts';

test('the list has every country, calling code and trunk zero of its source metadata', () => {
  const metadata = new Metadata();
  const expected = getCountries().map((code) => {
    metadata.selectNumberingPlan(code);
    const trunkZero = nationalPrefix(metadata) === '0';
    return { code, callingCode: getCountryCallingCode(code), trunkZero };
  });

  expect([...COUNTRIES].sort(byCode)).toEqual(expected.sort(byCode));
});

test('no calling code is a prefix of another, so each number has one code', () => {
  const codes = [...new Set(COUNTRIES.map(({ callingCode }) => callingCode))];

  const nested = codes.filter((code) =>
    codes.some((other) => other !== code && other.startsWith(code)),
  );
  expect(nested).toEqual([]);
});

test('the built-in Finland equals Finland of the list', () => {
  expect(COUNTRIES).toContainEqual(FINLAND);
});

test.each([
  ['+12', 'US'],
  ['+79', 'RU'],
  ['+4477', 'GB'],
  ['+4790', 'NO'],
  ['+39', 'IT'],
  ['+35818', 'FI'],
])('%s, a code of several countries, means %s', (typed, code) => {
  const nowhere = { ...NO_PHONE, country: { code: '', callingCode: '', trunkZero: false } };

  expect(typePhone(nowhere, typed, COUNTRIES).country.code).toBe(code);
});

// The package has it, but its types do not.
function nationalPrefix({ numberingPlan }: Metadata): string | undefined {
  return (numberingPlan as unknown as { nationalPrefix(): string | undefined }).nationalPrefix();
}

function byCode(a: { code: string }, b: { code: string }): number {
  return a.code < b.code ? -1 : 1;
}
