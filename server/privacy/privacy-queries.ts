import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import { OWN_ACCOUNTS } from '../account/own-accounts.ts';
import type { Database, Transaction } from '../db/database.ts';

export type ExportRow = { id: string; requestedAt: number; isReady: boolean; expiresAt: number };

export async function findExports(db: Database, accountId: string, now: number) {
  const { rows } = await db.query<{
    id: string;
    requested_at: Date;
    ready_at: Date | null;
    expires_at: Date;
  }>(
    `select id, requested_at, ready_at, expires_at from data_export
      where account_id = $1 and expires_at > $2
      order by requested_at desc`,
    [accountId, new Date(now)],
  );
  return rows.map(
    (row): ExportRow => ({
      id: row.id,
      requestedAt: row.requested_at.getTime(),
      isReady: row.ready_at !== null,
      expiresAt: row.expires_at.getTime(),
    }),
  );
}

export type LookSubject = 'details' | 'card' | 'visits' | 'orders' | 'page';

export async function findLooks(db: Database, accountId: string) {
  const { rows } = await db.query<{ looked_at: Date; subject: LookSubject }>(
    `select looked_at, subject from staff_look
      where account_id in ${OWN_ACCOUNTS}
      order by looked_at desc
      limit 200`,
    [accountId],
  );
  return rows.map(({ looked_at, subject }) => ({ lookedAt: looked_at.getTime(), subject }));
}

export async function findDeletionDue(db: Database, accountId: string): Promise<number | null> {
  const { rows } = await db.query<{ due_at: Date }>(
    'select due_at from account_deletion where account_id = $1',
    [accountId],
  );
  return rows[0]?.due_at.getTime() ?? null;
}

/** Last due day of a plan that is not fully paid. */
export async function findRunningContractEnd(
  db: Database,
  accountId: string,
): Promise<LocalDate | null> {
  const { rows } = await db.query<{ ends_on: string | null }>(
    `select max(instalment.due_on)::text as ends_on
       from monthly_contract contract
       join instalment on instalment.contract_id = contract.id and instalment.paid_by is null
      where contract.account_id = $1 and contract.withdrawn_at is null`,
    [accountId],
  );
  return rows[0]?.ends_on ? localDate(rows[0].ends_on) : null;
}

/** False when a deletion is scheduled already: the first one counts. */
export async function insertDeletion(
  tx: Transaction,
  wish: { accountId: string; now: number; dueAt: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into account_deletion (account_id, requested_at, due_at)
     values ($1, $2, $3)
     on conflict (account_id) do nothing`,
    [wish.accountId, new Date(wish.now), new Date(wish.dueAt)],
  );
  return rowCount === 1;
}

export async function deleteDeletion(db: Database, accountId: string): Promise<void> {
  await db.query('delete from account_deletion where account_id = $1', [accountId]);
}
