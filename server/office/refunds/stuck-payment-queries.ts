import { MOST_LISTED } from '../../../domain/office/work-list.ts';
import type { Database } from '../../db/database.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A bank confirms within a day, a charge answers within an hour; the reconciler has asked many times by then. */
const stuck = (pendingSince: string, unknownSince: string) => `
       from payment
      where (state = 'pending' and state_at <= ${pendingSince})
         or (state = 'unknown' and state_at <= ${unknownSince})`;
const PENDING_HOURS = 24;
const UNKNOWN_HOURS = 1;
const stuckParams = (now: number) => [
  new Date(now - PENDING_HOURS * HOUR_MS),
  new Date(now - UNKNOWN_HOURS * HOUR_MS),
];

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
      limit ${MOST_LISTED + 1}`,
    stuckParams(now),
  );
  return rows;
}

export function countStuckPayments(db: Database, waits: Waits): Promise<WaitingCount> {
  return countInState(db, waits, { state: 'pending', sinceHours: PENDING_HOURS });
}

/** Charges of saved cards whose answer never came. */
export function countSilentCharges(db: Database, waits: Waits): Promise<WaitingCount> {
  return countInState(db, waits, { state: 'unknown', sinceHours: UNKNOWN_HOURS });
}

function countInState(
  db: Database,
  waits: Waits,
  { state, sinceHours }: { state: StuckPayment['state']; sinceHours: number },
): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: 'state_at',
    from: 'from payment where state = $3 and state_at <= $4',
    params: [state, new Date(waits.now - sinceHours * HOUR_MS)],
    amount: 'amount_cents',
  });
}
