import type { SecondFactor } from '../../../domain/office/second-factor.ts';
import type { Database, Transaction } from '../../db/database.ts';

type Owned = Omit<SecondFactor, 'verifiedAt'>;

/** Locks the account, so that concurrent additions and removals are serialised. */
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

/** Works here today, in the office or as a desk manager. */
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

/** For a leaver: on return, factors must be set up again. */
export async function deleteFactors(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    `with keys as (delete from staff_passkey where account_id = $1),
          app as (delete from staff_totp where account_id = $1)
     delete from staff_recovery_code where account_id = $1`,
    [accountId],
  );
}
