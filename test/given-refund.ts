import type { ProviderType } from '../domain/payment/provider.ts';
import type { Pool } from '../server/db/database.ts';
import { givenPurchase } from './given-purchase.ts';

type Given = { providerType?: ProviderType; now?: number; amount?: number; personId?: string };

/** A full refund that needs a manual transfer. */
export async function givenRefundByHand(pool: Pool, given: Given = {}) {
  const { providerType = 'paytrail', now = Date.UTC(2027, 0, 20, 10), amount = 7900 } = given;
  const { paymentId, ...bought } = await givenPurchase(pool, {
    providerType,
    ...(given.personId && { personId: given.personId }),
  });
  await pool.query(
    `with needed as (
       insert into refund_need (id, payment_id, reason, amount_cents, flagged_at) values ($1, $1, 'paidTwice', $2, $3)
       returning id
     ), marked as (
       update payment set state = 'refundNeeded' where id = $1
     )
     insert into refund (need_id, key, state) select id, id::text, 'byHand' from needed`,
    [paymentId, amount, new Date(now)],
  );
  return { ...bought, paymentId, refundId: paymentId };
}
