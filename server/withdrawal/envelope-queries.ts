import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { Envelopes } from '../../domain/withdrawal/withdrawal-time.ts';
import type { Database } from '../db/database.ts';

export type EnvelopeRow = { postedAt: (number | null)[]; deliveryDays: number };

/** Every gift on paper of `payment.id`, with the time of posting; null: not posted yet. */
export const ENVELOPES = `
  json_build_object(
    'deliveryDays', (select envelope_delivery_days from scheme),
    'postedAt', coalesce((
      select json_agg((extract(epoch from batch.posted_at) * 1000)::float8)
        from order_fulfilment paper
        join gift on gift.card_order_id = paper.card_order_id and not gift.is_digital
        left join batched_envelope batched on batched.card_order_id = paper.card_order_id
        left join envelope_batch batch on batch.id = batched.batch_id
       where paper.payment_id = payment.id), '[]'))`;

export function envelopesOf({ postedAt, deliveryDays }: EnvelopeRow): Envelopes {
  return { deliveryDays, postedOn: postedAt.map((at) => (at === null ? null : helsinkiDay(at))) };
}

export async function findEnvelopes(db: Database, paymentId: string): Promise<Envelopes> {
  const { rows } = await db.query<{ envelopes: EnvelopeRow }>(
    `select ${ENVELOPES} as envelopes from payment where id = $1`,
    [paymentId],
  );
  return envelopesOf(rows[0]?.envelopes ?? { postedAt: [], deliveryDays: 0 });
}
