import type { Transaction } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';

/** Runs when the owner of an address has proved it: whatever waited for the proof joins the account. */
export type AddressProven = (
  tx: Transaction,
  proven: { accountId: string; emailAddress: string },
  context: GuestContext,
) => Promise<unknown>;
