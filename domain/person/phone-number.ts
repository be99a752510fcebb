import { phoneFaults } from './phone-rule.ts';

/** `trunkZero`: numbers are dialled at home with a 0 in front that is left out after the calling code. */
export type Country = { code: string; callingCode: string; trunkZero: boolean };

/** What the phone field holds: the number as it stands there, and the country chosen beside it. */
export type PhoneValue = { phone: string; country: Country };

export const FINLAND: Country = { code: 'FI', callingCode: '358', trunkZero: true };
export const NO_PHONE: PhoneValue = { phone: '', country: FINLAND };

const SPACES = /[\s\p{Zs}]/gu;

/** spec 5: spaces go, a 0 after +358 goes, a plus finds the country, an empty field is Finnish again. */
export function typePhone(
  before: PhoneValue,
  typed: string,
  countries: readonly Country[],
): PhoneValue {
  const phone = withoutZeroAfter358(typed.replace(SPACES, ''));
  if (phone === '') return NO_PHONE;
  return { phone, country: countryOf(phone, before.country, countries) ?? before.country };
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

/** The rule of spec 5, for what is seen and for what will be sent. Nothing typed is fine: the field is optional. */
export function isSoundPhone(value: PhoneValue): boolean {
  if (value.phone === '') return true;
  return [value.phone, phoneToSend(value)].every((number) => phoneFaults(number).length === 0);
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
