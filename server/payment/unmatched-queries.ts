import type { UnmatchedReason } from '../../domain/payment/settlement.ts';
import type { Transaction } from '../db/database.ts';
import type { ReceivedNotification } from './notification-queries.ts';

export type NewUnmatched = {
  channel: ReceivedNotification['channel'];
  stamp: string;
  transactionId: string | null;
  reference: string | null;
  amount: number | null;
  reason: UnmatchedReason;
  paymentId: string | null;
  now: number;
};

/** Its id, idempotent. Null: a refund is under way already. */
export async function insertUnmatched(
  tx: Transaction,
  money: NewUnmatched,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into unmatched_money as kept
       (channel, stamp, transaction_id, reference, amount_cents, reason, payment_id, came_at)
     select $1, $2, coalesce($3, ''), $4, $5::int, $6, $7::uuid, $8::timestamptz
      where not exists (select from refund_need
                         where payment_id = $7 and reason = 'otherSum' and amount_cents = $5)
     on conflict (channel, stamp, transaction_id) do update set reason = kept.reason
     returning id`,
    [
      money.channel,
      money.stamp,
      money.transactionId,
      money.reference,
      money.amount,
      money.reason,
      money.paymentId,
      new Date(money.now),
    ],
  );
  return rows[0]?.id ?? null;
}

/** False when missing or already handled. */
export async function endUnmatchedMoney(
  tx: Transaction,
  ended: { id: string; accountId: string; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update unmatched_money set ended_at = $3, ended_by = $2 where id = $1 and ended_at is null`,
    [ended.id, ended.accountId, new Date(ended.now)],
  );
  return rowCount === 1;
}
