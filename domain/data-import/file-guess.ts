export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Order of day, month and year; ISO dates are accepted in every format. */
export const DATE_FORMATS = ['ymd', 'dmy', 'mdy'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/**
 * By byte order mark, else by the position of zero bytes, else UTF-8 if valid. The sample may end in the middle of a
 * character.
 */
export function guessEncoding(beginning: Uint8Array): Encoding {
  const [first = 0, second = 0] = beginning;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const [even, odd] = [zerosAt(beginning, 0), zerosAt(beginning, 1)];
  const many = beginning.length / 8;
  if (odd > many && even < odd / 4) return 'utf-16le';
  if (even > many && odd < even / 4) return 'utf-16be';
  return isUtf8(beginning) ? 'utf-8' : 'windows-1252';
}

function zerosAt(bytes: Uint8Array, from: number): number {
  let zeros = 0;
  for (let at = from; at < bytes.length; at += 2) zeros += bytes[at] === 0 ? 1 : 0;
  return zeros;
}

/** Number of continuation bytes; null: not a valid first byte. */
function followers(byte: number): number | null {
  if (byte < 0x80) return 0;
  if (byte >= 0xc2 && byte < 0xe0) return 1;
  if (byte >= 0xe0 && byte < 0xf0) return 2;
  return byte >= 0xf0 && byte < 0xf5 ? 3 : null;
}

/** Invalid only at its very end. */
function isUtf8(bytes: Uint8Array): boolean {
  let expected = 0;
  for (const byte of bytes) {
    if (expected > 0) {
      if (byte < 0x80 || byte >= 0xc0) return false;
      expected -= 1;
      continue;
    }
    const following = followers(byte);
    if (following === null) return false;
    expected = following;
  }
  return true;
}

/** The separator that splits the header into most columns, ignoring quoted ones. */
export function guessSeparator(firstLine: string): Separator {
  const bare = firstLine.replace(/"(?:[^"]|"")*"/g, '');
  const counts = SEPARATORS.map((sign) => bare.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const TRIPLE = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/;

/**
 * A first or second part above 12 is a day. Without such a value, points and slashes are read in the Finnish order;
 * the page shows the guess.
 */
export function guessDateFormat(values: Iterable<string>): DateFormat {
  let found = false;
  for (const value of values) {
    const [, first, second] = TRIPLE.exec(value.trim()) ?? [];
    if (!first || !second) continue;
    if (Number(second) > 12) return 'mdy';
    if (Number(first) > 12) return 'dmy';
    found = true;
  }
  return found ? 'dmy' : 'ymd';
}
