import { CLEAR_SIGNS } from '../base/clear-signs.ts';

/** The secret that opens a card that was bought for someone else; apart from the customer number. */
export type ActivationCode = string & { readonly activationCode: unique symbol };

const RANDOM_SIGNS = 15;

/** The caller brings chance: fifteen random numbers from 0 to 22. */
export function activationCodeFrom(random: number[]): ActivationCode {
  const signs = random.map((index) => CLEAR_SIGNS[index]);
  if (signs.length !== RANDOM_SIGNS || signs.includes(undefined)) {
    throw new Error(
      `an activation code grows from ${RANDOM_SIGNS} numbers below ${CLEAR_SIGNS.length}`,
    );
  }
  const code = signs.join('');
  return `${code}${checkSign(code)}` as ActivationCode;
}

/** Reads what a person typed, in any case and grouping; null when it cannot be a code of ours. */
export function parseActivationCode(typed: string): ActivationCode | null {
  const code = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (code.length !== RANDOM_SIGNS + 1) return null;
  return checkSign(code.slice(0, RANDOM_SIGNS)) === code.at(-1) ? (code as ActivationCode) : null;
}

// Shorter than ours by more than a slip of the hand, and no customer number.
const CODE_OF_OTHER_SCHEMES = /^(?=.*[A-Z])[A-Z0-9]{8,14}$/;

/** A code that a gift brought along from another scheme, or one of ours. */
export function parseImportedCode(typed: string): ActivationCode | null {
  const code = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  return CODE_OF_OTHER_SCHEMES.test(code) ? (code as ActivationCode) : parseActivationCode(typed);
}

export function showActivationCode(code: ActivationCode): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

// 23 is a prime: with a different weight in every place, one wrong sign or any two swapped are always noticed.
function checkSign(code: string): string | undefined {
  const places = [...code].map((sign) => CLEAR_SIGNS.indexOf(sign));
  if (places.includes(-1)) return undefined;
  const weighted = places.reduce((sum, place, index) => sum + place * (index + 2), 0);
  return CLEAR_SIGNS[weighted % CLEAR_SIGNS.length];
}
