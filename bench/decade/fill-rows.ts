/**
 * Rows of the decade are known by their number: card `n`, payment `k`. Their ids follow from it, so that no statement
 * has to look for another's rows, and whoever measures can name any of them.
 */
export const NAMES = 20_000;
export const idOf = (kind: string, number: string) => uuidFrom(`'${kind}' || (${number})`);
/** With the two digits that make it an id of chance. */
const uuidFrom = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

export const cardId = (n: string) => idOf('card', n);
export const accountId = (n: string) => idOf('account', n);
export const paymentId = (k: string) => idOf('payment', k);
export const orderId = (k: string) => idOf('order', k);
export const contractId = (m: string) => idOf('contract', m);
export const tokenId = (m: string) => idOf('token', m);

/** Ten years, the newest last: when the row of that number, of so many, came into being. */
export const whenOf = (number: string, count: number) =>
  `date_trunc('second', now()) - interval '3652 days' * (1 - (${number})::float8 / ${count + 1})`;

/** Scattered, and the same in every run. */
export const scatter = (number: string, among: string) =>
  `(abs(hashint8extended((${number})::bigint, 7)) % (${among}))`;

/** Twenty-four of a hundred cards are valid, the newest ones; the others ended day by day. */
export const VALID_SHARE = 0.24;

/** One of eight accounts is of nobody any more. */
export const emailOf = (n: string) => `'holder-' || (${n}) || '@example.fi'`;
