import { type CustomerNumber, parseCustomerNumber } from '../card/customer-number.ts';
import { type ActivationCode, parseImportedCode } from './activation-code.ts';

export type ActivationInput =
  | { kind: 'code'; code: ActivationCode }
  | { kind: 'number'; number: CustomerNumber };

/**
 * What was typed, pasted or scanned: a code, a customer number, or a link with a code in it. Null when it can be
 * neither, such as after a slip of the hand.
 */
export function parseActivationInput(typed: string): ActivationInput | null {
  const text = codeInLink(typed) ?? typed;
  const code = parseImportedCode(text);
  if (code) return { kind: 'code', code };
  const number = parseCustomerNumber(text);
  return number ? { kind: 'number', number } : null;
}

/** As it is typed: in capitals and fours, whatever it turns out to be. */
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
