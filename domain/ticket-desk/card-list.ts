import { addDays, daysBetween, type LocalDate, localDate } from '../base/local-date.ts';
import { type CardFacts, cardState } from '../card/card-state.ts';
import type { EntryVerdict } from './visit-rules.ts';

/**
 * Cards known to an offline desk: sorted entries of a truncated hash and a mark. Forty bits distinguish the cards,
 * yet hundreds of numbers match each entry. The hash is keyed and slow, so that a stolen list does not reveal
 * numbers.
 */
export const LIST_HASH_BYTES = 5;
export const LIST_ENTRY_BYTES = LIST_HASH_BYTES + 2;
/** Some milliseconds per number at a desk; about eighty years on a graphics card for all numbers. */
export const LIST_ITERATIONS = 20_000;
export const LIST_SALT = 'museum-card-list:v1';

/**
 * Digest bits used for an entry, by number length: all, or for twelve digits so few that about 930 numbers share
 * them. All twelve-digit numbers can be tried within weeks, so a match must not identify one.
 */
const KEPT_BITS: Record<number, number> = { 12: 30 };

export function cutDigest(digest: Uint8Array, number: string): Uint8Array<ArrayBuffer> {
  const kept = KEPT_BITS[number.length] ?? digest.length * 8;
  return Uint8Array.from(digest, (byte, index) => {
    const bits = Math.min(8, Math.max(0, kept - index * 8));
    return byte & (0xff << (8 - bits));
  });
}

/**
 * Marks; any other number is the last day, counted from day zero. A page that does not know a newer mark reads it as
 * a day long ago, and admits nobody.
 */
export const LIST_MARKS = {
  notActive: 0,
  onHold: 1,
  blocked: 2,
  refunded: 3,
  /** In a delta only: no card has this hash any more. */
  gone: 4,
  waiting: 65_535,
};
const DAY_ZERO = localDate('2000-01-01');
const LONG_AGO = 16;

/** The mark of a card, valid on any day. */
export function listMark(facts: CardFacts): number {
  // Only valid or ended depends on the day, so the mark is the last day itself.
  const found = cardState(facts, DAY_ZERO);
  switch (found.state) {
    case 'valid':
      return daysBetween(DAY_ZERO, found.validUntil);
    case 'ended':
      return LONG_AGO;
    case 'waitsForFirstVisit':
      return LIST_MARKS.waiting;
    case 'waitsForRegistration':
      return LIST_MARKS.notActive;
    default:
      return LIST_MARKS[found.state];
  }
}

/** The mark of the card with this hash; null when not listed. Of two cards with the same hash, the admitted one. */
export function findListed(entries: Uint8Array, hash: Uint8Array): number | null {
  let low = 0;
  let high = Math.floor(entries.length / LIST_ENTRY_BYTES);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareHash(entries, middle * LIST_ENTRY_BYTES, hash) <= 0) low = middle + 1;
    else high = middle;
  }
  // The last entry of the hash: sorted by mark, so it is the one admitted longest.
  const at = (low - 1) * LIST_ENTRY_BYTES;
  if (low === 0 || compareHash(entries, at, hash) !== 0) return null;
  return byteAt(entries, at + LIST_HASH_BYTES) * 256 + byteAt(entries, at + LIST_HASH_BYTES + 1);
}

/** The server's verdict, as far as the list knows. */
export function listVerdict(
  mark: number | null,
  today: LocalDate,
  visitedTodayAt: number | null,
): EntryVerdict {
  if (mark === null) return { verdict: 'unknown' };
  if (mark === LIST_MARKS.notActive) return { verdict: 'notActive' };
  if (mark === LIST_MARKS.onHold) return { verdict: 'onHold' };
  if (mark === LIST_MARKS.blocked) return { verdict: 'blocked' };
  if (mark === LIST_MARKS.refunded) return { verdict: 'refunded' };
  const validUntil = mark === LIST_MARKS.waiting ? null : addDays(DAY_ZERO, mark);
  if (validUntil && validUntil < today) return { verdict: 'expired', endedOn: validUntil };
  if (visitedTodayAt !== null) {
    return { verdict: 'visitedToday', visitedAt: visitedTodayAt, validUntil };
  }
  return { verdict: 'valid', validUntil };
}

function compareHash(entries: Uint8Array, at: number, hash: Uint8Array): number {
  for (let index = 0; index < LIST_HASH_BYTES; index += 1) {
    const difference = byteAt(entries, at + index) - byteAt(hash, index);
    if (difference !== 0) return difference;
  }
  return 0;
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}
