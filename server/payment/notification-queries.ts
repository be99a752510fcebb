import { createHash } from 'node:crypto';
import { repairText, truncateText } from '../../domain/base/well-formed-text.ts';
import type { Channel } from '../../domain/payment/provider.ts';
import type { Database, Transaction } from '../db/database.ts';

export type ReceivedNotification = {
  channel: Channel;
  way: 'redirect' | 'callback' | 'query';
  /** Raw message with its signature: only its digest is stored. */
  raw: string;
  fields: Record<string, string>;
};

const NEVER_KEPT = /signature|token|^mac$|jwt/i;

type FieldBounds = { most: number; longestName: number; longestValue: number };
const GENUINE_FIELDS = { most: 40, longestName: 60, longestValue: 200 };

export type NotificationVerdict = { verdict: string; paymentId: string | null };
/** Contents of a genuine message; nothing of a forged one is stored. */
export type NotifiedAmount = { stamp: string; status: string; amount: number | null };

/**
 * Committed before it is processed; a repeated message only increments the counter. The payment id is set at once, so
 * that the later verdict updates no indexed column.
 */
export async function storeNotification(
  db: Database,
  signal: ReceivedNotification,
  now: number,
  { verdict, paymentId, stamp, status, amount }: Partial<NotificationVerdict & NotifiedAmount> = {},
  bounds: FieldBounds = GENUINE_FIELDS,
): Promise<string> {
  const digest = createHash('sha256')
    .update(`${signal.channel}\n${signal.way}\n${signal.raw}`)
    .digest();
  const { rows } = await db.query<{ id: string }>(
    `insert into payment_notification as s
       (digest, channel, way, fields, received_at, last_received_at, verdict, payment_id,
        stamp, status, amount_cents)
     values ($1, $2, $3, $4, $5, $5, $6, coalesce($7, (select id from payment where stamp = $8)), $8, $9, $10)
     on conflict (digest) do update
        set times = s.times + 1, last_received_at = excluded.last_received_at,
            verdict = coalesce(s.verdict, excluded.verdict),
            payment_id = coalesce(excluded.payment_id, s.payment_id)
     returning id`,
    [
      digest,
      signal.channel,
      signal.way,
      verdict === 'nothing' ? {} : keptFields(signal.fields, bounds),
      new Date(now),
      verdict ?? null,
      paymentId ?? null,
      stamp ?? null,
      status ?? null,
      amount ?? null,
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

/**
 * A verdict stays: a repeated message, which has no effect, does not overwrite it. The fields of a message that fitted
 * its payment are dropped, because the payment has them; who of the staff stated it is kept.
 */
export async function updateVerdict(
  tx: Transaction,
  signalId: string,
  { verdict, paymentId }: NotificationVerdict,
): Promise<void> {
  await tx.query(
    `update payment_notification set payment_id = $3,
            verdict = case when $2::text = 'nothing' then coalesce(verdict, $2) else $2 end,
            fields = case when ($2 = 'settled' or ($2 = 'nothing' and verdict is null)) and not fields ? 'saidBy'
                          then '{}' else fields end
      where id = $1`,
    [signalId, verdict, paymentId],
  );
}

export type KeptNotification = Pick<ReceivedNotification, 'channel' | 'way'> & {
  id: string;
  stamp: string;
  amount: number | null;
};

/** Voucher payments reported in this period and never processed: they have no verdict. */
export async function findKept(
  db: Database,
  { from, to }: { from: number; to: number },
): Promise<KeptNotification[]> {
  const { rows } = await db.query<KeptNotification>(
    `select id, channel, way, stamp, amount_cents as amount
       from payment_notification
      where last_received_at between $1 and $2
        and verdict is null and status = 'ok' and channel <> 'paytrail'
      order by last_received_at
      limit 100`,
    [new Date(from), new Date(to)],
  );
  return rows;
}

/** Truncated, and without signatures and card tokens. */
function keptFields(
  fields: Record<string, string>,
  { most, longestName, longestValue }: FieldBounds,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !NEVER_KEPT.test(name))
      .slice(0, most)
      .map(([name, value]) => [clean(name, longestName), clean(value, longestValue)]),
  );
}

function clean(text: string, limit: number): string {
  return truncateText(repairText(text), limit);
}
