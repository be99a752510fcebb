import type { Database, Transaction } from '../db/database.ts';

export type DuePayment = { id: string; transactionId: string; createdAt: number; checks: number };

/** Claims due payments and reschedules their next check, so that no other process checks the same ones. */
export async function claimDuePayments(
  db: Database,
  { now, most }: { now: number; most: number },
): Promise<DuePayment[]> {
  const { rows } = await db.query<{
    id: string;
    transaction_id: string;
    created_at: Date;
    checks: number;
  }>(
    `update payment
        set checks = checks + 1, check_at = $1::timestamptz + interval '10 minutes'
      where id in (select id from payment
                    where check_at <= $1 and transaction_id is not null
                    order by check_at
                    limit $2
                      for update skip locked)
     returning id, transaction_id, created_at, checks`,
    [new Date(now), most],
  );
  return rows.map((row) => ({
    id: row.id,
    transactionId: row.transaction_id,
    createdAt: row.created_at.getTime(),
    checks: row.checks,
  }));
}

export async function updateNextCheck(
  db: Database,
  { id, checkAt }: { id: string; checkAt: number | null },
): Promise<void> {
  await db.query(
    `update payment set check_at = $2
      where id = $1 and state not in ('paid', 'refundNeeded', 'refunded')`,
    [id, checkAt === null ? null : new Date(checkAt)],
  );
}

/** Due at once: someone waits for the provider's state. */
export async function updateCheckNow(
  tx: Transaction,
  { paymentId, now }: { paymentId: string; now: number },
): Promise<void> {
  await tx.query('update payment set check_at = $2 where id = $1', [paymentId, new Date(now)]);
}
