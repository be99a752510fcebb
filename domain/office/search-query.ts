import { foldedWords } from './fold-word.ts';

/** One condition of the query; a hit has to match all. */
export type SearchTerm =
  | { kind: 'word'; typed: string; word: string }
  | { kind: 'email'; typed: string; address: string }
  /** Whole, or the end of a customer number or a phone number; also an order number without its letters. */
  | { kind: 'digits'; typed: string; digits: string }
  | { kind: 'phone'; typed: string; end: string }
  | { kind: 'orderNumber'; typed: string; reference: string }
  | { kind: 'businessId'; typed: string; businessId: string }
  /** What a machine made: stamp, provider's id, correlation id, our own ids. */
  | { kind: 'code'; typed: string; code: string; isUuid: boolean };

export const LONGEST_QUERY = 120;
const MOST_TERMS = 6;
const FEWEST_DIGITS = 4;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const BUSINESS_ID = /^(?:FI)?(\d{7})-?(\d)$/i;
const ORDER_NUMBER = /\bMK[\s-]*(\d{4,12})\b/gi;
// Only digits with the usual separators.
const DIGITS = /^\+?[\d()/.-]*\d[\d()/.-]*$/;
// A word with a digit, too long for a house number.
const CODE = /^(?=.*\d)[\w-]{8,64}$/;

/** Parses the search box. Order does not matter, except that neighbouring digits form one number. */
export function parseSearchQuery(typed: string): SearchTerm[] {
  const text = typed
    .slice(0, LONGEST_QUERY)
    .normalize('NFC')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(ORDER_NUMBER, 'MK$1');
  const pieces = joinDigits(text.split(/[\s,;]+/).filter(Boolean));
  return pieces.flatMap(termsOf).slice(0, MOST_TERMS);
}

function joinDigits(pieces: string[]): string[] {
  const joined: string[] = [];
  let isNumber = false;
  for (const piece of pieces) {
    const isDigits = DIGITS.test(piece) && !/^\d{7}-\d$/.test(piece);
    // A plus always starts a new number.
    if (isDigits && isNumber && !piece.startsWith('+')) joined.push(`${joined.pop()}${piece}`);
    else joined.push(piece);
    isNumber = isDigits;
  }
  return joined;
}

function termsOf(piece: string): SearchTerm[] {
  const typed = piece;
  if (piece.includes('@') && !/^@|@$/.test(piece)) {
    return [{ kind: 'email', typed, address: piece.toLowerCase().replace(/^<|>$/g, '') }];
  }
  if (UUID.test(piece)) return [{ kind: 'code', typed, code: piece.toLowerCase(), isUuid: true }];
  const company = /-|^FI/i.test(piece) ? BUSINESS_ID.exec(piece) : null;
  if (company) return [{ kind: 'businessId', typed, businessId: `${company[1]}-${company[2]}` }];
  if (/^MK\d{4,12}$/i.test(piece))
    return [{ kind: 'orderNumber', typed, reference: piece.toUpperCase() }];
  if (DIGITS.test(piece)) return numberOf(piece);
  if (CODE.test(piece)) return [{ kind: 'code', typed, code: piece, isUuid: false }];
  return foldedWords(piece).map((word) => ({ kind: 'word', typed, word }));
}

function numberOf(piece: string): SearchTerm[] {
  const digits = piece.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return [];
  // +358 (0)40, 00358 40 and 040 are the same number, compared by its end.
  const international = piece.startsWith('+') ? digits : digits.replace(/^00(?=[1-9])/, '');
  const isInternational = piece.startsWith('+') || international !== digits;
  if (isInternational && international.length >= 7) {
    return [{ kind: 'phone', typed: piece, end: international.replace(/^3580/, '358') }];
  }
  if (/^0[1-9]/.test(digits) && digits.length >= 6 && digits.length <= 12) {
    return [{ kind: 'phone', typed: piece, end: digits.slice(1) }];
  }
  return [{ kind: 'digits', typed: piece, digits }];
}

const ADDRESS_PART = /^[\p{L}\d._%+'-]*@?[\p{L}\d._%+'-]*$/u;
const FEWEST_LETTERS = 3;

/** The input, if it can be part of an e-mail address: one word that is not a number. */
export function partOfAddress(typed: string): string | null {
  const part = typed.slice(0, LONGEST_QUERY).trim().toLowerCase();
  const letters = part.replace(/[^\p{L}\d]/gu, '').length;
  if (letters < FEWEST_LETTERS || !ADDRESS_PART.test(part)) return null;
  return DIGITS.test(part) || /^mk-?\d+$/.test(part) || UUID.test(part) ? null : part;
}
