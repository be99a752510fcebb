import type { Language } from '../../../domain/base/language.ts';
import type { Transaction } from '../../db/database.ts';

export type PostedOrder = {
  /** Order of the gifts or the company. */
  orderId: string;
  /** Null for a company. */
  giftOrderId: string | null;
  giverKeyHash: Buffer | null;
  sealedGiverKey: Buffer | null;
  emailAddress: string;
  language: Language;
  firstName: string;
  count: number;
  recipients: string[];
};

/** Excludes items left out of the post and orders whose addresses were erased. */
export async function findPostedOrders(tx: Transaction, batchId: string): Promise<PostedOrder[]> {
  const { rows } = await tx.query<PostedOrder>(
    `select gift.order_id as "orderId", gift.order_id as "giftOrderId",
            given.giver_key_hash as "giverKeyHash", given.sealed_giver_key as "sealedGiverKey",
            min(paid.details #>> '{buyer,emailAddress}') as "emailAddress", min(paid.language) as language,
            coalesce(min(paid.details #>> '{buyer,firstName}'), '') as "firstName",
            count(*)::int as count, array_agg(gift.recipient_name order by gift.place) as recipients
       from batched_envelope batched
       join gift on gift.card_order_id = batched.card_order_id and not gift.is_digital
       join gift_order given on given.id = gift.order_id
       join order_fulfilment done on done.card_order_id = gift.card_order_id
       join payment_order paid on paid.payment_id = done.payment_id and paid.card_order_id = done.card_order_id
       join claimable_card claimable on claimable.card_id = done.card_id and claimable.taken_back_at is null
      where batched.batch_id = $1 and paid.details #>> '{buyer,emailAddress}' is not null
        and not exists (select from card_redemption redeemed where redeemed.card_id = done.card_id)
      group by gift.order_id, given.id
     union all
     select ordered.id, null, null, null, ordered.email_address, ordered.language, ordered.contact_first_name, count(*)::int, '{}'
       from company_envelope envelope
       join company_order ordered on ordered.id = envelope.order_id
       join claimable_card claimable on claimable.card_id = envelope.card_id and claimable.taken_back_at is null
      where envelope.batch_id = $1 and ordered.email_address <> ''
        and not exists (select from card_redemption redeemed where redeemed.card_id = envelope.card_id)
      group by ordered.id`,
    [batchId],
  );
  return rows;
}
