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
