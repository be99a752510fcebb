import { payableUntil } from '../../domain/payment/payable.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import type { Database, Transaction } from '../db/database.ts';
import { instant, type Payment } from './payment-queries.ts';

/** Details that a provider reports along the way; skips the write when nothing changes. */
export async function updateProviderDetails(
  tx: Transaction,
  { id, transactionId, providerId }: Pick<Payment, 'id' | 'transactionId' | 'providerId'>,
): Promise<void> {
  await tx.query(
    `update payment
        set transaction_id = $2, provider_id = $3
      where id = $1
        and (transaction_id is distinct from $2 or provider_id is distinct from $3)`,
    [id, transactionId, providerId],
  );
}

type StateChange = Pick<Payment, 'id'> &
  Partial<Pick<Payment, 'transactionId' | 'providerId'>> & {
    to: PaymentState;
    now: number;
    checkAt: number | null;
  };

/**
 * Every step after 'created' sets the next check; a received payment needs none. A payment is settled once: a second
 * step to 'paid' would write its settlement again, and fails.
 */
export async function updateState(
  tx: Transaction,
  { id, to, now, checkAt, transactionId = null, providerId = null }: StateChange,
): Promise<void> {
  await tx.query(
    `with settled as (
       insert into payment_settlement (payment_id, settled_at) select $1, $3 where $2 = 'paid'
     )
     update payment
        set state = $2, state_at = $3, check_at = $4,
            transaction_id = coalesce(transaction_id, $5), provider_id = coalesce($6, provider_id),
            payable_until = case when $7::timestamptz is null then null
                                 else greatest(payable_until, $7) end,
            hand_over = case when $2 in ('paid', 'refundNeeded', 'refunded') then null
                             else hand_over end
      where id = $1`,
    [
      id,
      to,
      new Date(now),
      instant(checkAt),
      transactionId,
      providerId,
      instant(payableUntil(to, now)),
    ],
  );
}

/** Where the holder confirms a charge of the saved card. */
export async function updateHandOver(
  db: Database,
  paymentId: string,
  handOver: { redirectUrl: string },
): Promise<void> {
  await db.query(`update payment set hand_over = $2 where id = $1 and state = 'open'`, [
    paymentId,
    JSON.stringify(handOver),
  ]);
}

/** Only for a full refund: after a partial one the payment stays paid. */
export async function markRefundNeeded(
  tx: Transaction,
  { paymentId, now }: { paymentId: string; now: number },
): Promise<void> {
  await tx.query(
    `update payment set state = 'refundNeeded', state_at = $2
      where id = $1 and state = 'paid' and exists (select from refund_need where payment_id = $1 and is_whole)`,
    [paymentId, new Date(now)],
  );
}

/** After a partial refund the payment stays paid. */
export async function markRefunded(
  tx: Transaction,
  { needId, now }: { needId: string; now: number },
): Promise<void> {
  await tx.query(
    `update payment set state = 'refunded', state_at = $2, check_at = null
      where id = (select payment_id from refund_need where id = $1 and is_whole)
        and state in ('paid', 'refundNeeded')`,
    [needId, new Date(now)],
  );
}

/** Undoes a refund that was marked as done by mistake. */
export async function restoreState(
  tx: Transaction,
  { id, state }: { id: string; state: PaymentState },
): Promise<void> {
  await tx.query('update payment set state = $2 where id = $1', [id, state]);
}
