import { timingSafeEqual } from 'node:crypto';

/** Constant time, so that timing does not reveal where two signatures differ. */
export function sameSignature(expected: string, given: string): boolean {
  const ours = Buffer.from(expected, 'utf8');
  const theirs = Buffer.from(given, 'utf8');
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
