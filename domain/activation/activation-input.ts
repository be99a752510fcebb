import { type CustomerNumber, parseCustomerNumber } from '../card/customer-number.ts';
import { type ActivationCode, parseImportedCode } from './activation-code.ts';

export type ActivationInput =
  | { kind: 'code'; code: ActivationCode }
  | { kind: 'number'; number: CustomerNumber };

/**
 * Typed, pasted or scanned input: a code, a customer number, or a link with a code. Null when it is neither, for
 * example after a typing error.
 */
export function parseActivationInput(typed: string): ActivationInput | null {
  const text = codeInLink(typed) ?? typed;
  const code = parseImportedCode(text);
  if (code) return { kind: 'code', code };
  const number = parseCustomerNumber(text);
  return number ? { kind: 'number', number } : null;
}

/** Formats while typing: capitals in groups of four. */
export function groupAsTyped(typed: string): string {
  const signs = (codeInLink(typed) ?? typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 16);
  return signs.replace(/(.{4})(?=.)/gu, '$1 ');
}

/** Our links carry the code after `koodi=`. */
export function codeInLink(text: string): string | null {
  return /[?#&]koodi=([^&#\s]{1,100})/u.exec(text.slice(0, 2_000))?.[1] ?? null;
}
