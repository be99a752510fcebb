import type { Transaction } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';

/** Somebody has just shown that the mail of this address is theirs: what waited for that becomes the account's. */
export type AddressProven = (
  tx: Transaction,
  proven: { accountId: string; emailAddress: string },
  context: GuestContext,
) => Promise<unknown>;
