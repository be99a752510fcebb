import { MOST_LISTED } from '../../../domain/office/work-list.ts';
import type { Database } from '../../db/database.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Banks confirm within a day and charges answer within an hour; by then the reconciler has asked repeatedly. */
const STUCK_HOURS = { pending: 24, unknown: 1 } as const;
const stuckSince = (state: StuckPayment['state'], now: number) =>
  new Date(now - STUCK_HOURS[state] * HOUR_MS);

export type StuckPayment = {
  paymentId: string;
  orderNumber: string;
  amount: number;
  state: 'pending' | 'unknown';
  since: number;
};

/** Separate limits, so that many of one kind do not hide the other. */
export async function findStuckPayments(db: Database, now: number): Promise<StuckPayment[]> {
  return [...(await findInState(db, 'pending', now)), ...(await findInState(db, 'unknown', now))];
}

async function findInState(
  db: Database,
  state: StuckPayment['state'],
  now: number,
): Promise<StuckPayment[]> {
  const { rows } = await db.query<StuckPayment>(
    `select id as "paymentId", reference as "orderNumber", amount_cents as amount, state,
            (extract(epoch from state_at) * 1000)::float8 as since
       from payment
      where state = $1 and state_at <= $2
      order by state_at
      limit ${MOST_LISTED + 1}`,
    [state, stuckSince(state, now)],
  );
  return rows;
}

export function countStuckPayments(db: Database, waits: Waits): Promise<WaitingCount> {
  return countInState(db, waits, 'pending');
}

/** Charges of saved cards without an answer. */
export function countSilentCharges(db: Database, waits: Waits): Promise<WaitingCount> {
  return countInState(db, waits, 'unknown');
}

function countInState(
  db: Database,
  waits: Waits,
  state: StuckPayment['state'],
): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: 'state_at',
    from: 'from payment where state = $3 and state_at <= $4',
    params: [state, stuckSince(state, waits.now)],
    amount: 'amount_cents',
  });
}
