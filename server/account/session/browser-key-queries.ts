import type { Database, Transaction } from '../../db/database.ts';
import { hashOf } from '../secret-token.ts';

type IssuedKey = { key: string; accountId: string | null; expiresAt: number };

export async function insertBrowserKey(db: Database, issued: IssuedKey): Promise<void> {
  await db.query('insert into browser_key (key_hash, account_id, expires_at) values ($1, $2, $3)', [
    hashOf(issued.key),
    issued.accountId,
    new Date(issued.expiresAt),
  ]);
}

/** Null: never issued, expired, or its owner signed out. */
export async function findBrowserKey(
  db: Database,
  key: string,
  now: number,
): Promise<{ accountId: string | null } | null> {
  const { rows } = await db.query<{ accountId: string | null }>(
    `select account_id as "accountId" from browser_key where key_hash = $1 and expires_at > $2`,
    [hashOf(key), new Date(now)],
  );
  return rows[0] ?? null;
}

/** At sign-in, what this browser did as a guest becomes the account's. */
export async function bindBrowserKeys(
  db: Database,
  keys: string[],
  accountId: string,
): Promise<void> {
  await db.query(
    'update browser_key set account_id = $2 where key_hash = any($1) and account_id is null',
    [keys.map(hashOf), accountId],
  );
}

export async function deleteBrowserKeys(db: Database, keys: string[]): Promise<void> {
  await db.query('delete from browser_key where key_hash = any($1)', [keys.map(hashOf)]);
}

/** Serialises orders of a browser: two tabs must not create two. */
export async function lockBrowser(tx: Transaction, browserHash: Buffer): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [
    String(browserHash.readBigInt64BE(0)),
  ]);
}
