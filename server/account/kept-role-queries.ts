import type { KeptRole } from '../../domain/office/staff-change.ts';
import type { Database, Transaction } from '../db/database.ts';

/** Serialises changes of staff: two who leave or remove each other at once would leave a role without anybody. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('people who work here'))`);
}

/** Others who hold each of these roles, without those about to leave. Read under `lockStaff`. */
export async function countOthersWith(
  db: Database,
  accountId: string,
  now: number,
): Promise<Record<KeptRole, number>> {
  const { rows } = await db.query<Record<KeptRole, number>>(
    `select count(*) filter (where role = 'administrator')::int as administrator,
            count(*) filter (where role = 'rightsKeeper')::int as "rightsKeeper"
       from working_staff_role($2)
      where account_id <> $1 and account_id not in (select account_id from account_deletion)`,
    [accountId, new Date(now)],
  );
  return rows[0] ?? { administrator: 0, rightsKeeper: 0 };
}

/** A mandatory role that this person holds and nobody else does. */
export async function findLastRole(
  tx: Transaction,
  accountId: string,
  now: number,
): Promise<KeptRole | null> {
  const others = await countOthersWith(tx, accountId, now);
  const { rows } = await tx.query<{ role: KeptRole }>(
    `select role from working_staff_role($2)
      where account_id = $1 and role in ('administrator', 'rightsKeeper')
      order by role`,
    [accountId, new Date(now)],
  );
  return rows.find(({ role }) => others[role] === 0)?.role ?? null;
}
