/** Digits that identify a card holder. Ours: 16 random digits with a check digit. Of other schemes: 12, unchanged. */
export type CustomerNumber = string & { readonly customerNumber: unique symbol };

/** As stored, without validation: only digits. */
export const NUMBER_DIGITS = /^(\d{16}|\d{12})$/;

const RANDOM_DIGITS = 15;
// Their check digit rule is unknown: only the card list tells a typing error from a number.
const OF_OTHER_SCHEMES = /^\d{12}$/;

// Damm's table: always detects one wrong digit or two swapped neighbours, the usual typing errors.
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

/** The caller supplies the randomness: fifteen digits, the first of them not zero. */
export function customerNumberFrom(randomDigits: string): CustomerNumber {
  if (!/^[1-9]\d{14}$/.test(randomDigits)) {
    throw new Error(`a customer number grows from ${RANDOM_DIGITS} digits`);
  }
  return `${randomDigits}${checkDigit(randomDigits)}` as CustomerNumber;
}

/** Parses a typed or scanned number with any spaces and dashes; null when it is invalid. */
export function parseCustomerNumber(typed: string): CustomerNumber | null {
  const digits = typed.slice(0, 100).replace(/[\s\p{Pd}]/gu, '');
  const isOurs = /^[1-9]\d{15}$/.test(digits) && checkDigit(digits) === '0';
  return isOurs || OF_OTHER_SCHEMES.test(digits) ? (digits as CustomerNumber) : null;
}

/** Zero for digits that end in a correct check digit. */
function checkDigit(digits: string): string {
  let interim = '0';
  for (const digit of digits) interim = DAMM[Number(interim)]?.[Number(digit)] ?? '';
  return interim;
}
