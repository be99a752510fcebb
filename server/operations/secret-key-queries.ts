import type { Database } from '../db/database.ts';

export type KeyUse = { keyId: Buffer; firstUsedAt: Date; emptiedAt: Date | null };

/** Keys required at start; dropped ones are excluded. */
export async function findKeyUses(db: Database): Promise<KeyUse[]> {
  const { rows } = await db.query<KeyUse>(
    `select key_id as "keyId", first_used_at as "firstUsedAt", emptied_at as "emptiedAt"
       from secret_key_use where dropped_at is null order by first_used_at`,
  );
  return rows;
}

/** A key that returns is in use again. */
export async function upsertKeyUse(db: Database, keyId: Buffer, now: number): Promise<void> {
  await db.query(
    `insert into secret_key_use (key_id, first_used_at) values ($1, $2)
     on conflict (key_id) do update
        set emptied_at = null, dropped_at = null,
            first_used_at = case when secret_key_use.emptied_at is null and secret_key_use.dropped_at is null
                                 then secret_key_use.first_used_at else excluded.first_used_at end`,
    [keyId, new Date(now)],
  );
}

/** Marks keys that still decrypt, but no longer have encrypted rows. */
export async function updateKeysEmptied(
  db: Database,
  keyIds: Buffer[],
  now: number,
): Promise<void> {
  await db.query(
    `update secret_key_use set emptied_at = $2 where key_id = any($1::bytea[]) and emptied_at is null`,
    [keyIds, new Date(now)],
  );
}

export async function updateKeyDropped(db: Database, keyId: Buffer, now: number): Promise<void> {
  await db.query('update secret_key_use set dropped_at = $2 where key_id = $1', [
    keyId,
    new Date(now),
  ]);
}
