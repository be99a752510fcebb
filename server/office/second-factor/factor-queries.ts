import type { SecondFactor } from '../../../domain/office/second-factor.ts';
import type { Database, Transaction } from '../../db/database.ts';

type Owned = Omit<SecondFactor, 'verifiedAt'>;

/** Locks the account, so that what is added and removed at the same time is counted one after the other. */
export async function lockFactors(tx: Transaction, accountId: string): Promise<Owned> {
  await tx.query('select from account where id = $1 for update', [accountId]);
  const { rows } = await tx.query<Owned>(
    `select (select count(*) from staff_passkey where account_id = $1)::int as passkeys,
            exists (select from staff_totp
                     where account_id = $1 and sealed_secret is not null) as "hasTotp",
            (select count(*) from staff_recovery_code
              where account_id = $1 and used_at is null)::int as "codesLeft"`,
    [accountId],
  );
  if (!rows[0]) throw new Error('counts without a row');
  return rows[0];
}

/** Whoever held what was removed must not stay signed in by it. */
export async function deleteOtherSessions(
  tx: Transaction,
  { accountId, keptSessionId }: { accountId: string; keptSessionId: string | null },
): Promise<void> {
  await tx.query('delete from account_session where account_id = $1 and id is distinct from $2', [
    accountId,
    keptSessionId,
  ]);
}

/** Works here today, in the office or as the manager of a desk. */
export async function isMemberToday(db: Database, accountId: string): Promise<boolean> {
  const { rows } = await db.query<{ works: boolean }>(
    `select role <> 'customer'
            and (exists (select from staff_member where account_id = $1 and ended_at is null)
              or exists (select from museum_member
                          where account_id = $1 and role = 'manager' and ended_at is null)) as works
       from account where id = $1`,
    [accountId],
  );
  return rows[0]?.works ?? false;
}

/** Of somebody who leaves: who comes back sets up anew. */
export async function deleteFactors(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    `with keys as (delete from staff_passkey where account_id = $1),
          app as (delete from staff_totp where account_id = $1)
     delete from staff_recovery_code where account_id = $1`,
    [accountId],
  );
}
