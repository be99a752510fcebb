import type { Language } from '../../domain/base/language.ts';
import type { Database, Transaction } from '../db/database.ts';

/** What one print run holds. */
const MOST_IN_BATCH = 200;

const WAITING = `
       from gift
       join event_fulfilment done on done.event_id = gift.event_id
       join claimable_card claimable on claimable.card_id = done.card_id
      where not gift.is_digital and claimable.taken_back_at is null
        and not exists (select from batched_envelope batched where batched.event_id = gift.event_id)
        and not exists (select from card_redemption redeemed where redeemed.card_id = done.card_id)`;

export type WaitingEnvelope = {
  giftId: string;
  recipientName: string;
  addressee: string;
  address: string;
  paidAt: number;
};

export async function findWaitingEnvelopes(db: Database): Promise<WaitingEnvelope[]> {
  const { rows } = await db.query<WaitingEnvelope>(
    `select gift.event_id as "giftId", recipient_name as "recipientName", addressee,
            concat_ws(', ', street_address, zip_code || ' ' || city) as address,
            (extract(epoch from done.fulfilled_at) * 1000)::float8 as "paidAt"
       ${WAITING}
      order by done.fulfilled_at
      limit 1000`,
  );
  return rows;
}

export type Batch = {
  batchId: string;
  number: number;
  madeAt: number;
  postedAt: number | null;
  count: number;
  leftOut: string[];
};

export async function findBatches(db: Database): Promise<Batch[]> {
  const { rows } = await db.query<Batch>(
    `select batch.id as "batchId", batch.number,
            (extract(epoch from batch.made_at) * 1000)::float8 as "madeAt",
            (extract(epoch from batch.posted_at) * 1000)::float8 as "postedAt",
            count(gift.event_id)::int as count,
            coalesce(array_agg(gift.recipient_name order by gift.recipient_name)
              filter (where gift.turned_digital_at is not null or redeemed.card_id is not null
                        or claimable.taken_back_at is not null), '{}')
              as "leftOut"
       from envelope_batch batch
       join batched_envelope batched on batched.batch_id = batch.id
       join gift on gift.event_id = batched.event_id
       join event_fulfilment done on done.event_id = gift.event_id
       join claimable_card claimable on claimable.card_id = done.card_id
       left join card_redemption redeemed on redeemed.card_id = done.card_id
      group by batch.id
      order by batch.number desc
      limit 50`,
  );
  return rows;
}

/** Each envelope goes into one batch, whoever presses the button at the same time. Null when none waits. */
export async function insertBatch(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
): Promise<string | null> {
  // Locks on envelopes alone would come too late to see what a batch made a moment ago has taken.
  await tx.query('lock table envelope_batch in share row exclusive mode');
  const { rows: waiting } = await tx.query<{ id: string }>(
    `select gift.event_id as id ${WAITING}
      order by done.fulfilled_at
      limit $1
        for update of gift skip locked`,
    [MOST_IN_BATCH],
  );
  if (waiting.length === 0) return null;
  const { rows } = await tx.query<{ id: string }>(
    'insert into envelope_batch (made_at, made_by) values ($1, $2) returning id',
    [new Date(now), accountId],
  );
  const batchId = rows[0]?.id ?? null;
  await tx.query(
    'insert into batched_envelope (event_id, batch_id) select unnest($1::uuid[]), $2',
    [waiting.map(({ id }) => id), batchId],
  );
  return batchId;
}

/** Posted once; a second press changes nothing. False when there is no such batch. */
export async function updatePosted(
  db: Database,
  { batchId, accountId, now }: { batchId: string; accountId: string; now: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update envelope_batch
        set posted_at = coalesce(posted_at, $2),
            posted_by = case when posted_at is null then $3::uuid else posted_by end
      where id = $1`,
    [batchId, new Date(now), accountId],
  );
  return rowCount === 1;
}

export type BatchedEnvelope = {
  giftId: string;
  language: Language;
  recipientName: string;
  giverName: string;
  greeting: string;
  addressee: string;
  streetAddress: string;
  zipCode: string;
  city: string;
  sealedCode: Buffer;
  batchNumber: number;
  madeAt: number;
};

/** What the printer gets. */
export async function findBatchedEnvelopes(
  db: Database,
  batchId: string,
): Promise<BatchedEnvelope[]> {
  const { rows } = await db.query<BatchedEnvelope>(
    `select gift.event_id as "giftId", event.language, recipient_name as "recipientName",
            concat_ws(' ', event.details #>> '{buyer,firstName}', event.details #>> '{buyer,lastName}')
              as "giverName",
            greeting, addressee, street_address as "streetAddress", zip_code as "zipCode", city,
            claimable.sealed_code as "sealedCode", batch.number as "batchNumber",
            (extract(epoch from batch.made_at) * 1000)::float8 as "madeAt"
       from envelope_batch batch
       join batched_envelope batched on batched.batch_id = batch.id
       join gift on gift.event_id = batched.event_id
       join museum_card_event event on event.id = gift.event_id
       join event_fulfilment done on done.event_id = gift.event_id
       join claimable_card claimable on claimable.card_id = done.card_id
      where batch.id = $1 and gift.turned_digital_at is null and claimable.taken_back_at is null
      order by done.fulfilled_at, gift.place`,
    [batchId],
  );
  return rows;
}
