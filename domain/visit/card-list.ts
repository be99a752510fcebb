import { addDays, type LocalDate, localDate } from '../base/local-date.ts';
import type { DeskVerdict } from './desk-check.ts';

/**
 * The cards that a desk knows without a network: sorted entries of a truncated hash and a mark. Forty bits tell cards
 * apart, yet each entry fits hundreds of numbers, so the list gives nobody's number away.
 */
export const LIST_HASH_BYTES = 5;
export const LIST_ENTRY_BYTES = LIST_HASH_BYTES + 2;

/** Marks; what lies between them is the last day, counted from the first day of the list's time. */
export const LIST_MARKS = { notActive: 0, onHold: 65_534, waiting: 65_535 };
const DAY_ZERO = localDate('2000-01-01');

/** The mark of the card with this hash; null when it is not listed. */
export function findListed(entries: Uint8Array, hash: Uint8Array): number | null {
  let low = 0;
  let high = Math.floor(entries.length / LIST_ENTRY_BYTES) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = middle * LIST_ENTRY_BYTES;
    const order = compareHash(entries, at, hash);
    if (order === 0) return byteAt(entries, at + LIST_HASH_BYTES) * 256 + byteAt(entries, at + 6);
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** What the server would say, as far as the list knows. */
export function listVerdict(
  mark: number | null,
  today: LocalDate,
  visitedTodayAt: number | null,
): DeskVerdict {
  if (mark === null) return { verdict: 'unknown' };
  if (mark === LIST_MARKS.notActive) return { verdict: 'notActive' };
  if (mark === LIST_MARKS.onHold) return { verdict: 'onHold' };
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
