import { CLEAR_SIGNS } from '../base/clear-signs.ts';

/** The secret that activates a card bought for someone else; separate from the customer number. */
export type ActivationCode = string & { readonly activationCode: unique symbol };

const RANDOM_SIGNS = 15;

/** The caller supplies the randomness: fifteen numbers from 0 to 22. */
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

/** Parses a typed code in any case and grouping; null when it is invalid. */
export function parseActivationCode(typed: string): ActivationCode | null {
  const code = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (code.length !== RANDOM_SIGNS + 1) return null;
  return checkSign(code.slice(0, RANDOM_SIGNS)) === code.at(-1) ? (code as ActivationCode) : null;
}

// Shorter than our codes by more than a typing error, and not a customer number.
const CODE_OF_OTHER_SCHEMES = /^(?=.*[A-Z])[A-Z0-9]{8,14}$/;

/** A code of a gift imported from another scheme, or one of ours. */
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

// With prime 23 and a different weight at every position, one wrong character or any swap is always detected.
function checkSign(code: string): string | undefined {
  const places = [...code].map((sign) => CLEAR_SIGNS.indexOf(sign));
  if (places.includes(-1)) return undefined;
  const weighted = places.reduce((sum, place, index) => sum + place * (index + 2), 0);
  return CLEAR_SIGNS[weighted % CLEAR_SIGNS.length];
}
