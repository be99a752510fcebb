import type { UnmatchedReason } from '../../../domain/payment/settlement.ts';
import type { Database, Transaction } from '../../db/database.ts';

export type UnmatchedMoney = {
  id: string;
  channel: string;
  stamp: string;
  transactionId: string | null;
  orderNumber: string | null;
  amount: number | null;
  reason: UnmatchedReason;
  cameAt: number;
};

/** Genuine money that fits no payment, until somebody has seen to it. */
export async function findUnmatchedMoney(db: Database): Promise<UnmatchedMoney[]> {
  const { rows } = await db.query<UnmatchedMoney>(
    `select money.id, channel, money.stamp, nullif(money.transaction_id, '') as "transactionId",
            coalesce(payment.reference, money.reference) as "orderNumber",
            money.amount_cents as amount, reason,
            (extract(epoch from came_at) * 1000)::float8 as "cameAt"
       from unmatched_money money
       left join payment on payment.id = money.payment_id
      where ended_at is null
      order by came_at
      limit 500`,
  );
  return rows;
}

/** False when there is none, or somebody was quicker. */
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
