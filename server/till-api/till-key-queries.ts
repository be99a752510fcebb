import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';

export type TillKey = {
  keyId: string;
  keyHash: Buffer;
  /** Null: the sandbox. */
  museum: { museumId: string; joinedOn: LocalDate; leftOn: LocalDate | null } | null;
};

export async function findTillKey(db: Database, keyHash: Buffer): Promise<TillKey | null> {
  const { rows } = await db.query<{
    id: string;
    key_hash: Buffer;
    museum_id: string | null;
    joined_on: string | null;
    left_on: string | null;
  }>(
    `select till_key.id, key_hash, museum_id, joined_on::text, left_on::text
       from till_key
       left join museum on museum.id = museum_id
      where key_hash = $1 and (revoked_at is null or revoked_at > now())`,
    [keyHash],
  );
  const row = rows[0];
  if (!row) return null;
  const { id: keyId, key_hash: found, museum_id: museumId, joined_on: joinedOn } = row;
  if (museumId === null || joinedOn === null) return { keyId, keyHash: found, museum: null };
  const leftOn = row.left_on === null ? null : localDate(row.left_on);
  const museum = { museumId, joinedOn: localDate(joinedOn), leftOn };
  return { keyId, keyHash: found, museum };
}

type NewKey = { museumId: string | null; keyHash: Buffer; madeFor: string };

export async function insertTillKey(db: Database, { museumId, keyHash, madeFor }: NewKey) {
  const { rows } = await db.query<{ id: string }>(
    `insert into till_key (museum_id, key_hash, made_for) values ($1, $2, $3)
     on conflict (key_hash) do nothing
     returning id`,
    [museumId, keyHash, madeFor],
  );
  return rows[0]?.id ?? null;
}

export async function findMuseumId(db: Database, slug: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>('select id from museum where slug = $1', [slug]);
  return rows[0]?.id ?? null;
}

export type ListedKey = { id: string; museum: string; madeFor: string; endsAt: Date | null };

export async function findTillKeys(db: Database): Promise<ListedKey[]> {
  const { rows } = await db.query<ListedKey>(
    `select till_key.id, coalesce(museum.slug, 'sandbox') as museum, made_for as "madeFor",
            revoked_at as "endsAt"
       from till_key
       left join museum on museum.id = museum_id
      order by made_at`,
  );
  return rows;
}

/** False when the key does not exist or is revoked already. */
export async function revokeTillKey(db: Database, keyId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update till_key set revoked_at = now()
      where id::text = $1 and (revoked_at is null or revoked_at > now())`,
    [keyId],
  );
  return rowCount === 1;
}

/** A second key for the same till; the first one expires some days later. Null: no such active key. */
export async function renewTillKey(
  db: Database,
  { keyId, keyHash, days }: { keyId: string; keyHash: Buffer; days: number },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `with ending as (update till_key set revoked_at = now() + make_interval(days => $3)
                      where id::text = $1 and revoked_at is null
                     returning museum_id, made_for)
     insert into till_key (museum_id, key_hash, made_for)
     select museum_id, $2, made_for from ending
     returning id`,
    [keyId, keyHash, days],
  );
  return rows[0]?.id ?? null;
}

/** Whether a key is for the sandbox; null when not found. */
export async function isSandboxKey(db: Database, keyId: string): Promise<boolean | null> {
  const { rows } = await db.query<{ sandbox: boolean }>(
    'select museum_id is null as sandbox from till_key where id::text = $1',
    [keyId],
  );
  return rows[0]?.sandbox ?? null;
}
