import { withoutUnseenEnds } from './clean-field.ts';
import type { ErrorCode } from './field-error.ts';

/** `trunkZero`: numbers are dialled at home with a 0 in front that is left out after the calling code. */
export type Country = { code: string; callingCode: string; trunkZero: boolean };

/** What the phone field holds: the number as it stands there, and the country chosen beside it. */
export type PhoneValue = {
  phone: string;
  country: Country;
  /** As it was typed, where the field took spaces out of it: the length of a number counts them. */
  typed?: string;
};

export const FINLAND: Country = { code: 'FI', callingCode: '358', trunkZero: true };
export const NO_PHONE: PhoneValue = { phone: '', country: FINLAND };

const SPACES = /[\s\p{Zs}]/gu;

/** spec 5: spaces go, a 0 after +358 goes, a plus finds the country, an empty field is Finnish again. */
export function typePhone(
  before: PhoneValue,
  typed: string,
  countries: readonly Country[],
): PhoneValue {
  const seen = withoutUnseenEnds(typed);
  const unspaced = seen.replace(SPACES, '');
  const phone = withoutZeroAfter358(unspaced);
  if (phone === '') return NO_PHONE;
  const country = countryOf(phone, before.country, countries) ?? before.country;
  return { phone, country, ...(unspaced !== seen && { typed: seen }) };
}

/** The list was used: a number that names its country gets the code of the new one. */
export function chooseCountry(
  { phone, country: before }: PhoneValue,
  country: Country,
): PhoneValue {
  const oldStart = `+${before.callingCode}`;
  if (!phone.startsWith(oldStart)) return { phone, country };
  const moved = `+${country.callingCode}${phone.slice(oldStart.length)}`;
  return { phone: withoutZeroAfter358(moved), country };
}

/** The number as it is sent and stored: +, calling code and the rest, without spaces. */
export function phoneToSend({ phone, country }: PhoneValue): string {
  if (phone === '' || phone.startsWith('+')) return phone;
  const national = country.trunkZero ? phone.replace(/^0/, '') : phone;
  return `+${country.callingCode}${national}`;
}

/** What the rule of spec 5 is run on: what was typed, or what will be sent where only that is wrong. */
export function phoneToValidate(value: PhoneValue): string {
  const { phone, typed = phone } = value;
  return typed !== '' && phoneFaults(typed).length > 0 ? typed : phoneToSend(value);
}

/** Nothing typed is fine: the field is optional. */
export function isValidPhone(value: PhoneValue): boolean {
  return value.phone === '' || phoneFaults(phoneToValidate(value)).length === 0;
}

/**
 * The country whose calling code the number starts with; no code is the start of another. Where several countries
 * share one, the country already chosen stays; else the list's first is meant.
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

/** spec 5: only digits, spaces and plus; a Finnish number may have more digits than another. */
export function phoneFaults(typed: string): { code: ErrorCode }[] {
  if (typed.length < TYPED_MIN || typed.length > TYPED_MAX) return [{ code: 'phone' }];

  const spaced = typed.replace(/\p{Zs}/gu, ' ');
  if (/[^\d +]/.test(spaced.trim())) return [{ code: 'phoneChars' }];

  const number = spaced.replace(/ /g, '').trim();
  const shape = number.startsWith('+358') ? /^\+?\d{5,18}$/ : /^\+?\d{5,12}$/;
  return shape.test(number) ? [] : [{ code: 'phone' }];
}
