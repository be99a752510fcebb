import type { Database } from '../db/database.ts';
import { UNPAID_DAYS } from './forget-orders-queries.ts';

/** Attempts to pay that came to nothing: sums and states stay for the books, whoever they speak of does not. */
export async function forgetUnpaidPayments(db: Database, now: number): Promise<void> {
  await db.query(
    `with forgotten as (
       update payment
          set receipt = receipt - 'buyerName'
        where payable_until < $1 and receipt ? 'buyerName' and state_at < $2
       returning id
     )
     update payment_event
        set details = '{}', gift = null
      where payment_id in (select id from forgotten)`,
    [new Date(now), new Date(now - UNPAID_DAYS * 24 * 60 * 60 * 1000)],
  );
}
