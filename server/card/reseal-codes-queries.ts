import type { Database, Transaction } from '../db/database.ts';

export type SealedCard = { id: string; sealed: Buffer };
export type ResealedCard = SealedCard & { resealed: Buffer; codeHash: Buffer };

export async function findCodesSealedByOthers(
  db: Database,
  { keyId, after, most }: { keyId: Buffer; after: string | null; most: number },
): Promise<SealedCard[]> {
  const { rows } = await db.query<SealedCard>(
    `select card_id as id, sealed_code as sealed from claimable_card
      where substring(sealed_code from 1 for 8) <> $1 and ($2::uuid is null or card_id > $2)
      order by card_id limit $3`,
    [keyId, after, most],
  );
  return rows;
}

/** Writes code and hash together; a code replaced meanwhile is left alone. */
export async function updateSealedCodes(tx: Transaction, cards: ResealedCard[]): Promise<void> {
  const ids = cards.map(({ id }) => id);
  // Lock order as in replacing a code: cards before codes.
  await tx.query('select 1 from museum_card where id = any($1) order by id for update', [ids]);
  await tx.query(
    `with done as (select * from unnest($1::uuid[], $2::bytea[], $3::bytea[], $4::bytea[])
                       as done (id, sealed, resealed, code_hash)),
          shown as (update claimable_card kept set sealed_code = done.resealed from done
                     where kept.card_id = done.id and kept.sealed_code = done.sealed
                    returning kept.card_id, done.code_hash)
     update museum_card card set activation_code_hash = shown.code_hash from shown
      where card.id = shown.card_id and card.activation_code_hash is not null`,
    [
      ids,
      cards.map(({ sealed }) => sealed),
      cards.map(({ resealed }) => resealed),
      cards.map(({ codeHash }) => codeHash),
    ],
  );
}
