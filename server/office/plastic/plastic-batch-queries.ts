import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { ReprintReason } from '../../../domain/card/plastic-card.ts';
import { IS_LEFT_OUT } from '../../card/plastic-production-queries.ts';
import type { Database, Transaction } from '../../db/database.ts';

type NewBatch = {
  batchId: string;
  most: number;
  accountId: string;
  today: LocalDate;
  now: number;
};

/** False: the batch exists, because the request was sent twice. */
export async function insertPlasticBatch(tx: Transaction, batch: NewBatch): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into plastic_batch (id, made_at, made_by) values ($1, $2, $3) on conflict (id) do nothing',
    [batch.batchId, new Date(batch.now), batch.accountId],
  );
  return rowCount === 1;
}

/** Removes a batch without cards. */
export async function deletePlasticBatch(tx: Transaction, batchId: string): Promise<void> {
  await tx.query('delete from plastic_batch where id = $1', [batchId]);
}

export type PlasticBatch = {
  batchId: string;
  number: number;
  madeAt: number;
  producedAt: number | null;
  count: number;
  posted: number;
  leftOut: number;
};

export async function findPlasticBatches(db: Database): Promise<PlasticBatch[]> {
  const { rows } = await db.query<PlasticBatch>(
    `select batch.id as "batchId", batch.number,
            (extract(epoch from batch.made_at) * 1000)::float8 as "madeAt",
            (extract(epoch from batch.produced_at) * 1000)::float8 as "producedAt",
            count(*)::int as count,
            (count(*) filter (where plastic.posted_at is not null))::int as posted,
            (count(*) filter (where ${IS_LEFT_OUT}))::int as "leftOut"
       from (select * from plastic_batch order by number desc limit 30) batch
       join plastic_card_order plastic on plastic.batch_id = batch.id
       join museum_card card on card.id = plastic.card_id
      group by batch.id, batch.number, batch.made_at, batch.produced_at
      order by batch.number desc`,
  );
  return rows;
}

export type BatchedPlastic = {
  plasticId: string;
  personId: string | null;
  place: number;
  firstName: string;
  lastName: string;
  customerNumber: string;
  ryijySeed: number;
  streetAddress: string;
  zipCode: string;
  city: string;
  country: string;
  reprintReason: ReprintReason | null;
  postedAt: number | null;
  isLeftOut: boolean;
  batchNumber: number;
  madeAt: number;
};

/** In print order. */
export async function findBatchedPlastic(db: Database, batchId: string): Promise<BatchedPlastic[]> {
  const { rows } = await db.query<BatchedPlastic>(
    `select plastic.id as "plasticId", card.holder_account_id as "personId", plastic.place,
            plastic.printed ->> 'firstName' as "firstName", plastic.printed ->> 'lastName' as "lastName",
            plastic.printed ->> 'customerNumber' as "customerNumber",
            (plastic.printed ->> 'ryijySeed')::float8 as "ryijySeed",
            plastic.street_address as "streetAddress", plastic.zip_code as "zipCode", plastic.city, plastic.country,
            plastic.reprint_reason as "reprintReason",
            (extract(epoch from plastic.posted_at) * 1000)::float8 as "postedAt",
            ${IS_LEFT_OUT} as "isLeftOut", batch.number as "batchNumber",
            (extract(epoch from batch.made_at) * 1000)::float8 as "madeAt"
       from plastic_batch batch
       join plastic_card_order plastic on plastic.batch_id = batch.id
       join museum_card card on card.id = plastic.card_id
      -- a year after the post nobody prints it again: the name is gone
      where batch.id = $1 and plastic.recipient_name <> ''
      order by plastic.place`,
    [batchId],
  );
  return rows;
}

/** Idempotent. False when there is no such batch. */
export async function updatePlasticProduced(
  db: Database,
  { batchId, accountId, now }: { batchId: string; accountId: string; now: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update plastic_batch
        set produced_at = coalesce(produced_at, $2),
            produced_by = case when produced_at is null then $3::uuid else produced_by end
      where id = $1`,
    [batchId, new Date(now), accountId],
  );
  return rowCount === 1;
}
