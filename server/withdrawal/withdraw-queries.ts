import type { Cents } from '../../domain/base/cents.ts';
import type { Transaction } from '../db/database.ts';

export async function insertWithdrawal(
  tx: Transaction,
  done: { paymentId: string; orderIds: string[]; paid: Cents; used: Cents; now: number },
): Promise<void> {
  await tx.query(
    'insert into withdrawal (payment_id, withdrawn_at, paid_cents, used_cents) values ($1, $2, $3, $4)',
    [done.paymentId, new Date(done.now), done.paid, done.used],
  );
  await tx.query(
    'insert into withdrawn_order (card_order_id, payment_id) select unnest($2::uuid[]), $1',
    [done.paymentId, done.orderIds],
  );
}
