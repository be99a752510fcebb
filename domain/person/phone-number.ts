import { withoutInvisibleEnds } from './clean-field.ts';
import type { ErrorCode } from './field-error.ts';

/** `trunkZero`: domestic numbers start with a 0 that is omitted after the calling code. */
export type Country = { code: string; callingCode: string; trunkZero: boolean };

/** Value of the phone field: the displayed number, and the chosen country. */
export type PhoneValue = {
  phone: string;
  country: Country;
  /** As typed, before the field removed spaces: they count for the length. */
  typed?: string;
};

export const FINLAND: Country = { code: 'FI', callingCode: '358', trunkZero: true };
export const NO_PHONE: PhoneValue = { phone: '', country: FINLAND };

const SPACES = /[\s\p{Zs}]/gu;

/** Removes spaces and a 0 after +358; a plus selects the country; an empty field resets to Finland. */
export function typePhone(
  before: PhoneValue,
  typed: string,
  countries: readonly Country[],
): PhoneValue {
  const seen = withoutInvisibleEnds(typed);
  const unspaced = seen.replace(SPACES, '');
  const phone = withoutZeroAfter358(unspaced);
  if (phone === '') return NO_PHONE;
  const country = countryOf(phone, before.country, countries) ?? before.country;
  return { phone, country, ...(unspaced !== seen && { typed: seen }) };
}

/** A country was chosen: replaces the calling code of a number that has one. */
export function chooseCountry(
  { phone, country: before }: PhoneValue,
  country: Country,
): PhoneValue {
  const oldStart = `+${before.callingCode}`;
  if (!phone.startsWith(oldStart)) return { phone, country };
  const moved = `+${country.callingCode}${phone.slice(oldStart.length)}`;
  return { phone: withoutZeroAfter358(moved), country };
}

/** As sent and stored: +, calling code and number, without spaces. */
export function phoneToSend({ phone, country }: PhoneValue): string {
  if (phone === '' || phone.startsWith('+')) return phone;
  const national = country.trunkZero ? phone.replace(/^0/, '') : phone;
  return `+${country.callingCode}${national}`;
}

/** The value to validate: the typed one, or the sent one where only that is invalid. */
export function phoneToValidate(value: PhoneValue): string {
  const { phone, typed = phone } = value;
  return typed !== '' && phoneFaults(typed).length > 0 ? typed : phoneToSend(value);
}

/** Empty is valid: the field is optional. */
export function isValidPhone(value: PhoneValue): boolean {
  return value.phone === '' || phoneFaults(phoneToValidate(value)).length === 0;
}

/**
 * The country of the number's calling code; no code is a prefix of another. If several countries share it, the chosen
 * one stays, else the first in the list.
 */
function countryOf(
  phone: string,
  chosen: Country,
  countries: readonly Country[],
): Country | undefined {
  const fitting = countries.filter(({ callingCode }) => phone.startsWith(`+${callingCode}`));
  return fitting.find(({ code }) => code === chosen.code) ?? fitting[0];
}

function withoutZeroAfter358(phone: string): string {
  return phone.replace(/^\+3580+/, '+358');
}

const TYPED_MIN = 5;
const TYPED_MAX = 40;

/** Only digits, spaces and plus; a Finnish number may have more digits than others. */
export function phoneFaults(typed: string): { code: ErrorCode }[] {
  if (typed.length < TYPED_MIN || typed.length > TYPED_MAX) return [{ code: 'phone' }];

  const spaced = typed.replace(/\p{Zs}/gu, ' ');
  if (/[^\d +]/.test(spaced.trim())) return [{ code: 'phoneChars' }];

  const number = spaced.replace(/ /g, '').trim();
  const shape = number.startsWith('+358') ? /^\+?\d{5,18}$/ : /^\+?\d{5,12}$/;
  return shape.test(number) ? [] : [{ code: 'phone' }];
}
