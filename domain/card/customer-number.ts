/** Digits that identify the holder of a card. Ours: 16, random, the last one a check digit. Of other schemes: 12, as they are. */
export type CustomerNumber = string & { readonly customerNumber: unique symbol };

/** As it is kept, without its check: digits and nothing else. */
export const NUMBER_DIGITS = /^(\d{16}|\d{12})$/;

const RANDOM_DIGITS = 15;
// How they check theirs is not ours to know: only the list of cards tells a slip from a number.
const OF_OTHER_SCHEMES = /^\d{12}$/;

// Damm's table: one wrong digit or two swapped neighbours, the slips of a typing hand, are always noticed.
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

/** The caller brings chance: fifteen random digits, the first of them not zero. */
export function customerNumberFrom(randomDigits: string): CustomerNumber {
  if (!/^[1-9]\d{14}$/.test(randomDigits)) {
    throw new Error(`a customer number grows from ${RANDOM_DIGITS} digits`);
  }
  return `${randomDigits}${checkDigit(randomDigits)}` as CustomerNumber;
}

/** Reads what a person typed or a scanner sent, with any spaces and dashes; null when it cannot be a number. */
export function parseCustomerNumber(typed: string): CustomerNumber | null {
  const digits = typed.slice(0, 100).replace(/[\s\p{Pd}]/gu, '');
  const isOurs = /^[1-9]\d{15}$/.test(digits) && checkDigit(digits) === '0';
  return isOurs || OF_OTHER_SCHEMES.test(digits) ? (digits as CustomerNumber) : null;
}

/** Of digits that end in their own check digit, this is zero. */
function checkDigit(digits: string): string {
  let interim = '0';
  for (const digit of digits) interim = DAMM[Number(interim)]?.[Number(digit)] ?? '';
  return interim;
}
