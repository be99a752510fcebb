import type { Database } from '../db/database.ts';

export type LinkSecret = { id: string; hash: Buffer; sealed: Buffer | null; replacements: number };
export type SealedLink = { id: string; hash: Buffer; anew: Buffer };

type SecretQuery = { keyId: Buffer; after: string | null; most: number };

/** Secrets not encrypted with the current key. Of unencrypted ones the hash tells which key they derive from. */
export async function findGiverSecrets(
  db: Database,
  { keyId, after, most }: SecretQuery,
): Promise<LinkSecret[]> {
  const { rows } = await db.query<LinkSecret>(
    `select id, giver_key_hash as hash, sealed_giver_key as sealed, 0 as replacements from gift_order
      where (sealed_giver_key is null or substring(sealed_giver_key from 1 for 8) <> $1)
        and ($2::uuid is null or id > $2)
      order by id limit $3`,
    [keyId, after, most],
  );
  return rows;
}

export async function findMarkerSecrets(
  db: Database,
  { keyId, after, most }: SecretQuery,
): Promise<LinkSecret[]> {
  const { rows } = await db.query<LinkSecret>(
    `select gift.card_order_id as id, marker_hash as hash, sealed_marker as sealed,
            (select count(*)::int from replaced_gift_code old
              where old.card_id = done.card_id) as replacements
       from gift
       left join order_fulfilment done on done.card_order_id = gift.card_order_id
      where (sealed_marker is null or substring(sealed_marker from 1 for 8) <> $1)
        and ($2::uuid is null or gift.card_order_id > $2)
      order by gift.card_order_id limit $3`,
    [keyId, after, most],
  );
  return rows;
}

export async function updateGiverSecrets(db: Database, links: SealedLink[]): Promise<void> {
  await db.query(
    `update gift_order kept set sealed_giver_key = done.anew
       from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as done (id, hash, anew)
      where kept.id = done.id and kept.giver_key_hash = done.hash`,
    valuesOf(links),
  );
}

/** A link replaced meanwhile has another hash and is left alone. */
export async function updateMarkerSecrets(db: Database, links: SealedLink[]): Promise<void> {
  await db.query(
    `update gift kept set sealed_marker = done.anew
       from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as done (id, hash, anew)
      where kept.card_order_id = done.id and kept.marker_hash = done.hash`,
    valuesOf(links),
  );
}

function valuesOf(links: SealedLink[]) {
  return [links.map(({ id }) => id), links.map(({ hash }) => hash), links.map(({ anew }) => anew)];
}
