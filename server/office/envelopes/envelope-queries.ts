import type { Language } from '../../../domain/base/language.ts';
import type { PostalAddress } from '../../../domain/person/address-line.ts';
import { updateEnvelopeBatch } from '../../company/envelope-order-queries.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { POSTAL_ADDRESS } from '../../order/address-column.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

/** Size of a print run. */
const MOST_IN_BATCH = 200;

const WAITING = `
       from envelope
       join claimable_card claimable on claimable.card_id = envelope.card_id
      where is_waiting and not is_turned_digital and claimable.taken_back_at is null
        and not exists (select from card_redemption redeemed where redeemed.card_id = envelope.card_id)`;

export type WaitingEnvelope = {
  giftId: string;
  recipientName: string;
  addressee: string;
  address: PostalAddress;
  paidAt: number;
};

export async function findWaitingEnvelopes(db: Database): Promise<WaitingEnvelope[]> {
  const { rows } = await db.query<WaitingEnvelope>(
    `select envelope.id as "giftId", recipient_name as "recipientName", addressee,
            ${POSTAL_ADDRESS} as address,
            (extract(epoch from fulfilled_at) * 1000)::float8 as "paidAt"
       ${WAITING}
      order by fulfilled_at
      limit 1000`,
  );
  return rows;
}

export function countWaitingEnvelopes(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, { since: 'fulfilled_at', from: WAITING });
}

export type Batch = {
  batchId: string;
  number: number;
  madeAt: number;
  postedAt: number | null;
  count: number;
  leftOut: string[];
};

/** Older batches are found through their orders. */
const MOST_BATCHES = 50;

export async function findBatches(db: Database): Promise<Batch[]> {
  const { rows } = await db.query<Batch>(
    `select batch.id as "batchId", batch.number,
            (extract(epoch from batch.made_at) * 1000)::float8 as "madeAt",
            (extract(epoch from batch.posted_at) * 1000)::float8 as "postedAt",
            count, "leftOut"
       from (select * from envelope_batch order by number desc limit ${MOST_BATCHES}) batch
      cross join lateral (
        select count(envelope.id)::int as count,
               coalesce(array_agg(recipient_name order by recipient_name)
                 filter (where is_turned_digital or redeemed.card_id is not null
                           or claimable.taken_back_at is not null), '{}')
                 as "leftOut"
          from envelope
          join claimable_card claimable on claimable.card_id = envelope.card_id
          left join card_redemption redeemed on redeemed.card_id = envelope.card_id
         where envelope.batch_id = batch.id) held
      where count > 0
      order by batch.number desc`,
  );
  return rows;
}

/** Assigns each envelope to exactly one batch, also under concurrency. Null when none waits. */
export async function insertBatch(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
): Promise<string | null> {
  // Row locks would be too late to see what a concurrent batch has taken.
  await tx.query('lock table envelope_batch in share row exclusive mode');
  const { rows: waiting } = await tx.query<{ id: string; source: 'gift' | 'company' }>(
    `select envelope.id, source ${WAITING}
      order by fulfilled_at, place
      limit $1`,
    [MOST_IN_BATCH],
  );
  const idsOf = (wanted: string) =>
    waiting.flatMap(({ id, source }) => (source === wanted ? [id] : []));
  const gifts = await lockPaperGifts(tx, idsOf('gift'));
  const cards = idsOf('company');
  if (gifts.length + cards.length === 0) return null;
  const { rows } = await tx.query<{ id: string }>(
    'insert into envelope_batch (made_at, made_by) values ($1, $2) returning id',
    [new Date(now), accountId],
  );
  const batchId = rows[0]?.id ?? null;
  await tx.query(
    'insert into batched_envelope (card_order_id, batch_id) select unnest($1::uuid[]), $2',
    [gifts, batchId],
  );
  await updateEnvelopeBatch(tx, { cardIds: cards, batchId });
  return batchId;
}

/** Skips gifts that are being converted to e-mail. */
async function lockPaperGifts(tx: Transaction, orderIds: string[]): Promise<string[]> {
  const { rows } = await tx.query<{ card_order_id: string }>(
    `select card_order_id from gift where card_order_id = any ($1::uuid[]) and not is_digital
        for update skip locked`,
    [orderIds],
  );
  return rows.map(({ card_order_id }) => card_order_id);
}

/** Idempotent: marked as posted once. */
export async function updatePosted(
  tx: Transaction,
  { batchId, accountId, now }: { batchId: string; accountId: string; now: number },
): Promise<'posted' | 'before' | 'missing'> {
  const { rowCount } = await tx.query(
    'update envelope_batch set posted_at = $2, posted_by = $3 where id = $1 and posted_at is null',
    [batchId, new Date(now), accountId],
  );
  if (rowCount === 1) return 'posted';
  const { rowCount: found } = await tx.query('select 1 from envelope_batch where id = $1', [
    batchId,
  ]);
  return found === 1 ? 'before' : 'missing';
}

export type BatchedEnvelope = PostalAddress & {
  giftId: string;
  language: Language;
  recipientName: string;
  giverName: string;
  greeting: string;
  addressee: string;
  sealedCode: Buffer;
  batchNumber: number;
  madeAt: number;
  /** The buyer; null for a guest. */
  buyerId: string | null;
};

/** Data for the printer. */
export async function findBatchedEnvelopes(
  db: Database,
  batchId: string,
): Promise<BatchedEnvelope[]> {
  const { rows } = await db.query<BatchedEnvelope>(
    `select envelope.id as "giftId", envelope.language, recipient_name as "recipientName",
            giver_name as "giverName", greeting, addressee, street_address as "streetAddress",
            zip_code as "zipCode", city, envelope.country, claimable.sealed_code as "sealedCode",
            batch.number as "batchNumber",
            (extract(epoch from batch.made_at) * 1000)::float8 as "madeAt", card_order.buyer_account_id as "buyerId"
       from envelope_batch batch
       join envelope on envelope.batch_id = batch.id
       left join card_order on card_order.id = envelope.id
       join claimable_card claimable on claimable.card_id = envelope.card_id
      where batch.id = $1 and not is_turned_digital and claimable.taken_back_at is null
      order by fulfilled_at, place`,
    [batchId],
  );
  return rows;
}
