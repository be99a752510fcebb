import type { Database, Transaction } from '../../db/database.ts';

export type StoredPasskey = {
  id: string;
  accountId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
};

const COLUMNS = `id, account_id as "accountId", credential_id as "credentialId",
  public_key as "publicKey", counter::float8 as counter, transports, name,
  added_at as "addedAt", last_used_at as "lastUsedAt"`;

export async function findPasskeys(db: Database, accountId: string): Promise<StoredPasskey[]> {
  const { rows } = await db.query<StoredPasskey>(
    `select ${COLUMNS} from staff_passkey where account_id = $1 order by added_at, id`,
    [accountId],
  );
  return rows;
}

export async function findPasskey(
  db: Database,
  credentialId: Buffer,
): Promise<StoredPasskey | null> {
  const { rows } = await db.query<StoredPasskey>(
    `select ${COLUMNS} from staff_passkey where credential_id = $1`,
    [credentialId],
  );
  return rows[0] ?? null;
}

type NewPasskey = Omit<StoredPasskey, 'id' | 'addedAt' | 'lastUsedAt'> & { now: number };

/** False when the key is registered to any account. */
export async function insertPasskey(tx: Transaction, key: NewPasskey): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into staff_passkey
            (account_id, credential_id, public_key, counter, transports, name, added_at)
     values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (credential_id) do nothing`,
    [
      key.accountId,
      key.credentialId,
      key.publicKey,
      key.counter,
      key.transports,
      key.name,
      new Date(key.now),
    ],
  );
  return rowCount === 1;
}

/** False when the counter went back or another signature used it first. */
export async function updatePasskeyUse(
  db: Database,
  { id, counter, now }: { id: string; counter: number; now: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update staff_passkey set counter = $2, last_used_at = $3
      where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, new Date(now)],
  );
  return rowCount === 1;
}

type OwnPasskey = { id: string; accountId: string };

export async function updatePasskeyName(
  db: Database,
  { id, accountId, name }: OwnPasskey & { name: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update staff_passkey set name = $3 where id = $1 and account_id = $2',
    [id, accountId, name],
  );
  return rowCount === 1;
}

/** Name of the deleted key; null when the account has no such key. */
export async function deletePasskey(
  tx: Transaction,
  { id, accountId }: OwnPasskey,
): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    'delete from staff_passkey where id = $1 and account_id = $2 returning name',
    [id, accountId],
  );
  return rows[0]?.name ?? null;
}
