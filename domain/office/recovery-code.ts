/** Number of codes in a set. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_SIGNS = 10;

// Crockford's alphabet: no I, L, O or U, which are read as 1, 1, 0 and V or rejected.
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The caller supplies the randomness: ten numbers from 0 to 31. */
export function recoveryCodeFrom(random: readonly number[]): string {
  return random.map((index) => RECOVERY_ALPHABET[index]).join('');
}

/** Parses a typed code in any case and grouping; null when it is invalid. */
export function parseRecoveryCode(typed: string): string | null {
  const code = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const isCode = code.length === RECOVERY_CODE_SIGNS;
  return isCode && [...code].every((sign) => RECOVERY_ALPHABET.includes(sign)) ? code : null;
}

export function showRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
