/**
 * Rows are identified by number: card `n`, payment `k`. Ids follow from it, so that statements need no lookups, and
 * benchmarks can address any row.
 */
export const NAMES = 20_000;
export const idOf = (kind: string, number: string) => uuidFrom(`'${kind}' || (${number})`);
/** With the two digits that mark a random UUID. */
const uuidFrom = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

export const cardId = (n: string) => idOf('card', n);
export const accountId = (n: string) => idOf('account', n);
export const paymentId = (k: string) => idOf('payment', k);
export const orderId = (k: string) => idOf('order', k);
export const contractId = (m: string) => idOf('contract', m);
export const tokenId = (m: string) => idOf('token', m);

/** Time of a row by its number, over ten years, newest last. */
export const whenOf = (number: string, count: number) =>
  `date_trunc('second', now()) - interval '3652 days' * (1 - (${number})::float8 / ${count + 1})`;

/** Pseudo-random, the same in every run. */
export const scatter = (number: string, among: string) =>
  `(abs(hashint8extended((${number})::bigint, 7)) % (${among}))`;

/** Twenty-four of a hundred cards are valid, the newest; the others ended day by day. */
export const VALID_SHARE = 0.24;

/** One of eight accounts is anonymised. */
export const emailOf = (n: string) => `'holder-' || (${n}) || '@example.fi'`;
