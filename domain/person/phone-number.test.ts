import { describe, expect, test } from 'vitest';
import {
  type Country,
  chooseCountry,
  FINLAND,
  isValidPhone,
  NO_PHONE,
  phoneToSend,
  typePhone,
} from './phone-number.ts';

const COUNTRIES: Country[] = [
  country('US', '1'),
  country('CA', '1'),
  country('RU', '7'),
  country('KZ', '7'),
  country('GB', '44', true),
  country('GG', '44', true),
  country('SE', '46', true),
  country('IT', '39'),
  FINLAND,
  country('AX', '358', true),
  country('EE', '372'),
];

function country(code: string, callingCode: string, trunkZero = false): Country {
  return { code, callingCode, trunkZero };
}

function named(code: string): Country {
  return COUNTRIES.find((one) => one.code === code) ?? FINLAND;
}

function type(typed: string, before = NO_PHONE) {
  const { phone, country } = typePhone(before, typed, COUNTRIES);
  return [phone, country.code];
}

describe('typed phone number', () => {
  test.each([
    ['', '', 'FI'],
    ['040 123 4567', '0401234567', 'FI'],
    ['040\u00a0123\u20094567', '0401234567', 'FI'],
    ['+358 40 123 4567', '+358401234567', 'FI'],
    ['+358040123456', '+35840123456', 'FI'],
    ['+358 0 40 123456', '+35840123456', 'FI'],
    ['+3580', '+358', 'FI'],
    ['0358040', '0358040', 'FI'],
    ['+46701234567', '+46701234567', 'SE'],
    ['+460701234567', '+460701234567', 'SE'],
    ['+37251234567', '+37251234567', 'EE'],
    ['+12125550100', '+12125550100', 'US'],
    ['+77012345678', '+77012345678', 'RU'],
    ['+447700900123', '+447700900123', 'GB'],
    ['+', '+', 'FI'],
    ['+3', '+3', 'FI'],
    ['+999123456', '+999123456', 'FI'],
    ['\u202a+46 70 123 4567\u202c', '+46701234567', 'SE'],
    ['040-123', '040-123', 'FI'],
  ])('%j becomes %j and belongs to %s', (typed, phone, code) => {
    expect(type(typed)).toEqual([phone, code]);
  });

  test.each([
    ['+12125550100', 'CA'],
    ['+77012345678', 'KZ'],
    ['+447781123456', 'GG'],
    ['+358181234567', 'AX'],
  ])('%s stays with %s when that country was chosen', (typed, code) => {
    expect(type(typed, { phone: '', country: named(code) })[1]).toBe(code);
  });

  test('without a plus stays with the chosen country', () => {
    expect(type('070', { phone: '', country: named('SE') })).toEqual(['070', 'SE']);
  });

  test('with a new calling code overrides the chosen country', () => {
    expect(type('+372', { phone: '+37', country: named('SE') })).toEqual(['+372', 'EE']);
  });

  test.each(['', ' ', '\u00a0'])('cleared to %j goes back to Finland', (typed) => {
    expect(type(typed, { phone: '070', country: named('SE') })).toEqual(['', 'FI']);
  });

  test('keeps the chosen country until the list of countries has loaded', () => {
    expect(typePhone(NO_PHONE, '+46701234567', [])).toEqual({
      phone: '+46701234567',
      country: FINLAND,
    });
  });
});

describe('chosen country', () => {
  test.each([
    ['+358401234567', 'SE', '+46401234567'],
    ['0401234567', 'SE', '0401234567'],
    ['', 'SE', ''],
    ['+', 'SE', '+'],
  ])('%j with %s chosen becomes %j', (phone, code, expected) => {
    expect(chooseCountry({ phone, country: FINLAND }, named(code))).toEqual({
      phone: expected,
      country: named(code),
    });
  });

  test('Finland removes the 0 of a Swedish number', () => {
    const swedish = { phone: '+46070123456', country: named('SE') };

    expect(chooseCountry(swedish, FINLAND).phone).toBe('+35870123456');
  });
});

describe('sent phone number', () => {
  test.each([
    ['0401234567', 'FI', '+358401234567'],
    ['401234567', 'FI', '+358401234567'],
    ['+358401234567', 'FI', '+358401234567'],
    ['0701234567', 'SE', '+46701234567'],
    ['0212345678', 'IT', '+390212345678'],
    ['51234567', 'EE', '+37251234567'],
    ['', 'SE', ''],
  ])('%j in %s is sent as %j', (phone, code, sent) => {
    expect(phoneToSend({ phone, country: named(code) })).toBe(sent);
  });
});

describe('phone number validity', () => {
  test.each([
    ['', 'FI', true],
    ['+35840', 'FI', true],
    ['+3584', 'FI', false],
    [`+358${'1'.repeat(15)}`, 'FI', true],
    [`+358${'1'.repeat(16)}`, 'FI', false],
    ['12345', 'FI', true],
    ['1234', 'FI', false],
    ['123456789012', 'FI', true],
    ['1234567890123', 'FI', false],
    ['+461234567890', 'SE', true],
    ['+4612345678901', 'SE', false],
    ['040-1234567', 'FI', false],
    ['040abc12', 'FI', false],
    ['+', 'FI', false],
  ])('of %j in %s: %s', (phone, code, sound) => {
    expect(isValidPhone({ phone, country: named(code) })).toBe(sound);
  });

  test('of twelve digits in Sweden is false: with the calling code they are fourteen', () => {
    expect(isValidPhone({ phone: '123456789012', country: named('SE') })).toBe(false);
  });
});
