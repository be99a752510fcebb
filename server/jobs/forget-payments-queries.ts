import type { Database } from '../db/database.ts';
import { IS_SILENT } from '../payment/may-have-come.ts';
import { UNPAID_DAYS } from './forget-orders-queries.ts';

/**
 * Removes personal data from payments that brought no money; sums and states stay for bookkeeping. True: there may be
 * more.
 */
export async function forgetUnpaidPayments(
  db: Database,
  now: number,
  batch: number,
): Promise<boolean> {
  const { rows } = await db.query<{ forgotten: number }>(
    `with forgotten as (
       update payment
          set receipt = receipt - 'buyerName' - 'buyerAddress'
        where id = any (array(select id from payment
                               where payable_until < $1 and receipt ? 'buyerName' and state_at < $2
                                 and not ${IS_SILENT}
                               limit $3))
       returning id
     ), links as (
       update payment_order
          set details = '{}', gift = null
        where payment_id in (select id from forgotten)
     )
     select count(*)::int as forgotten from forgotten`,
    [new Date(now), new Date(now - UNPAID_DAYS * 24 * 60 * 60 * 1000), batch],
  );
  return (rows[0]?.forgotten ?? 0) >= batch;
}
