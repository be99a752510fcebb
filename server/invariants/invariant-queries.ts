import type { Database } from '../db/database.ts';
import { CARD_INVARIANTS } from './card-invariant-queries.ts';
import { CONTRACT_INVARIANTS } from './contract-invariant-queries.ts';
import { COUNT_INVARIANTS } from './count-invariant-queries.ts';
import type { Invariant } from './invariant.ts';
import { PAYMENT_INVARIANTS } from './payment-invariant-queries.ts';
import { QUEUE_INVARIANTS } from './queue-invariant-queries.ts';
import { SNAPSHOT_INVARIANTS } from './snapshot-invariant-queries.ts';
import { WITHDRAWAL_INVARIANTS } from './withdrawal-invariant-queries.ts';

/** Depend on rows only, so that they hold also in a copy without a worker. */
export const KEPT_INVARIANTS: Invariant[] = [
  ...PAYMENT_INVARIANTS,
  ...SNAPSHOT_INVARIANTS,
  ...CARD_INVARIANTS,
  ...CONTRACT_INVARIANTS,
  ...WITHDRAWAL_INVARIANTS,
  ...COUNT_INVARIANTS,
];
const INVARIANTS: Invariant[] = [...KEPT_INVARIANTS, ...QUEUE_INVARIANTS];

export type Breach = { promise: string; ids: string[] };

/** Empty when money and cards agree. Safe to run on a database in use. */
export async function checkInvariants(db: Database, of = INVARIANTS): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { promise, broken } of of) {
    const { rows } = await db.query<{ id: string }>(`${broken} limit 20`);
    if (rows.length > 0) breaches.push({ promise, ids: rows.map(({ id }) => id) });
  }
  return breaches;
}
