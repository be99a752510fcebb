import type { StaffRole } from '../../domain/office/rights.ts';
import type { Database, Transaction } from '../db/database.ts';

type RefundLimit = { role: StaffRole; limit: number };

/** Limit per payment, in cents. */
export async function findRefundLimits(db: Database): Promise<RefundLimit[]> {
  const { rows } = await db.query<RefundLimit>(
    'select role, limit_cents as "limit" from refund_limit',
  );
  return rows;
}

/** One change at a time: a role without a limit has no row to lock. Concurrent refunds use the old limit. */
export async function lockRefundLimits(tx: Transaction): Promise<void> {
  await tx.query('lock table refund_limit in share row exclusive mode');
}

/** Null removes the limit. */
export async function updateRefundLimit(
  tx: Transaction,
  { role, limit }: { role: StaffRole; limit: number | null },
): Promise<void> {
  if (limit === null) {
    await tx.query('delete from refund_limit where role = $1', [role]);
    return;
  }
  await tx.query(
    `insert into refund_limit (role, limit_cents) values ($1, $2)
     on conflict (role) do update set limit_cents = excluded.limit_cents`,
    [role, limit],
  );
}
