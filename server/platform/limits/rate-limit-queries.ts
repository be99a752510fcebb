import type { Database } from '../../db/database.ts';

export type Attempt = {
  scope: string;
  keyHash: Buffer;
  limit: number;
  windowMs: number;
  now: number;
};

/** Exact sliding window; one statement, so that two processes cannot both take the last. */
export async function upsertAttempt(
  db: Database,
  { scope, keyHash, limit, windowMs, now }: Attempt,
): Promise<{ allowed: boolean; oldestHit: number }> {
  const { rows } = await db.query<{ allowed: boolean; oldest_hit: string }>(
    `insert into rate_limit as r (scope, key_hash, hits, allowed, expires_at)
     values ($1, $2, array[$3::bigint], true, $3::bigint + $4::bigint)
     on conflict (scope, key_hash) do update
        set (hits, allowed, expires_at) = (
          select case when cardinality(recent) < $5 then recent || $3::bigint else recent end,
                 cardinality(recent) < $5,
                 $3::bigint + $4::bigint
            from (select array(
                    select hit from unnest(r.hits) as hit where hit > $3::bigint - $4::bigint
                  ) as recent) as window_now
        )
     returning allowed, hits[1] as oldest_hit`,
    [scope, keyHash, now, windowMs, limit],
  );
  if (!rows[0]) throw new Error('upsert returned no row');
  return { allowed: rows[0].allowed, oldestHit: Number(rows[0].oldest_hit) };
}

export async function deleteNewestHit(db: Database, scope: string, keyHash: Buffer): Promise<void> {
  await db.query(
    `update rate_limit
        set hits = hits[1:cardinality(hits) - 1]
      where scope = $1 and key_hash = $2`,
    [scope, keyHash],
  );
}
