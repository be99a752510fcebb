import type { Language } from '../../domain/base/language.ts';
import type { Database, Transaction } from '../db/database.ts';

/** The address must be normalised with `accountAddress`. */
export async function findAccountByAddress(db: Database, emailAddress: string) {
  const { rows } = await db.query<{ id: string; password_hash: string | null }>(
    'select id, password_hash from account where lower(email_address) = $1',
    [emailAddress],
  );
  const row = rows[0];
  return row ? { id: row.id, passwordHash: row.password_hash } : null;
}

/** Finds or creates (without a password) the account of an address that its owner has just proved. */
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

/** As `upsertConfirmedAccount`, but only for a new address; null when it has an account. */
export async function openConfirmedAccount(
  tx: Transaction,
  account: { emailAddress: string; language: Language; now: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account (email_address, language, confirmed_at, created_at)
     values ($1, $2, $3, $3)
     on conflict (lower(email_address)) do nothing
     returning id`,
    [account.emailAddress, account.language, new Date(account.now)],
  );
  return rows[0]?.id ?? null;
}

/** Finds or creates the account to which staff move a card or an order; the owner proves the address at sign-in. */
export async function findOrOpenAccount(
  tx: Transaction,
  account: { emailAddress: string; language: Language; now: number },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account as a (email_address, language, created_at)
     values ($1, $2, $3)
     on conflict (lower(email_address)) do update set language = a.language
     returning id`,
    [account.emailAddress, account.language, new Date(account.now)],
  );
  if (!rows[0]) throw new Error('upsert returned no row');
  return rows[0].id;
}

/**
 * CTEs for a statement that sets a password: end all other sessions of the account (`$2` is the one to keep) and drop a
 * requested change of its address, so that nobody stays who was in with the old password.
 */
export const REVOKE_OLD_ACCESS = `
  ended as (delete from account_session where account_id = $1 and id is distinct from $2::uuid),
  given_up as (delete from email_change where account_id = $1)`;

export async function updatePassword(
  tx: Transaction,
  account: {
    accountId: string;
    passwordHash: string;
    /** The session in which the person has just proved their identity; null when there is none. */
    keptSessionId: string | null;
    now: number;
  },
): Promise<void> {
  await tx.query(
    `with ${REVOKE_OLD_ACCESS}
     update account
        set password_hash = $3, confirmed_at = coalesce(confirmed_at, $4)
      where id = $1`,
    [account.accountId, account.keptSessionId, account.passwordHash, new Date(account.now)],
  );
}

/** For a visitor who is not signed in: the language of the account of the address, if there is one. */
export async function findLanguageOfAddress(
  db: Database,
  emailAddress: string,
  ofPage: Language,
): Promise<Language> {
  const { rows } = await db.query<{ language: Language }>(
    'select language from account where lower(email_address) = $1',
    [emailAddress],
  );
  return rows[0]?.language ?? ofPage;
}

/** The account's e-mail address and the language of its letters. */
export async function findLetterAddress(
  db: Database,
  accountId: string,
): Promise<{ emailAddress: string; language: Language } | null> {
  const { rows } = await db.query<{ emailAddress: string; language: Language }>(
    'select email_address as "emailAddress", language from account where id = $1',
    [accountId],
  );
  return rows[0] ?? null;
}

/**
 * Serialises orders of an account: two tabs must not create two. Lock order as in a settlement: the account before
 * payments and orders.
 */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('select 1 from account where id = $1 for no key update', [accountId]);
}

export async function hasPassword(db: Database, accountId: string): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    'select password_hash is not null as has from account where id = $1',
    [accountId],
  );
  return rows[0]?.has ?? false;
}
