import type { Language } from '../../domain/base/language.ts';
import type { Database, Transaction } from '../db/database.ts';

/** Addresses are given as `accountAddress` makes them. */
export async function findAccountByAddress(db: Database, emailAddress: string) {
  const { rows } = await db.query<{ id: string; password_hash: string | null }>(
    'select id, password_hash from account where lower(email_address) = $1',
    [emailAddress],
  );
  const row = rows[0];
  return row ? { id: row.id, passwordHash: row.password_hash } : null;
}

/** The account of an address that the person has just proved theirs: found, or opened without a password. */
export async function upsertConfirmedAccount(
  tx: Transaction,
  account: { emailAddress: string; language: Language; now: number },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account as a (email_address, language, confirmed_at, created_at)
     values ($1, $2, $3, $3)
     on conflict (lower(email_address)) do update
        set confirmed_at = coalesce(a.confirmed_at, excluded.confirmed_at)
     returning id`,
    [account.emailAddress, account.language, new Date(account.now)],
  );
  if (!rows[0]) throw new Error('upsert returned no row');
  return rows[0].id;
}

export async function updatePassword(
  tx: Transaction,
  account: { accountId: string; passwordHash: string; now: number },
): Promise<void> {
  await tx.query(
    `update account
        set password_hash = $2, confirmed_at = coalesce(confirmed_at, $3)
      where id = $1`,
    [account.accountId, account.passwordHash, new Date(account.now)],
  );
}
