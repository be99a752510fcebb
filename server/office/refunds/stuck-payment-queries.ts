import type { Database } from '../../db/database.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A bank confirms within a day, a charge answers within an hour; the reconciler has asked many times by then. */
const stuck = (pendingSince: string, unknownSince: string) => `
       from payment
      where (state = 'pending' and state_at <= ${pendingSince})
         or (state = 'unknown' and state_at <= ${unknownSince})`;
const stuckParams = (now: number) => [new Date(now - 24 * HOUR_MS), new Date(now - HOUR_MS)];

export type StuckPayment = {
  paymentId: string;
  orderNumber: string;
  amount: number;
  state: 'pending' | 'unknown';
  since: number;
};

export async function findStuckPayments(db: Database, now: number): Promise<StuckPayment[]> {
  const { rows } = await db.query<StuckPayment>(
    `select id as "paymentId", reference as "orderNumber", amount_cents as amount, state,
            (extract(epoch from state_at) * 1000)::float8 as since
       ${stuck('$1', '$2')}
      order by state_at
      limit 500`,
    stuckParams(now),
  );
  return rows;
}

export function countStuckPayments(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: 'state_at',
    from: stuck('$3', '$4'),
    params: stuckParams(waits.now),
    amount: 'amount_cents',
  });
}
