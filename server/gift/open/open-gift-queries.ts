import type { Database, Transaction } from '../../db/database.ts';
import type { Owner } from '../../platform/session.ts';

/** Lock order as in a settlement: orders before campaign codes. */
export async function lockGiftOrders(tx: Transaction, orderIds: string[]): Promise<void> {
  await tx.query('select 1 from card_order where id = any ($1::uuid[]) order by id for update', [
    orderIds,
  ]);
}

export type OpenGift = {
  giftOrderId: string;
  isBeingConfirmed: boolean;
  gifts: { orderId: string; recipientName: string; recipientEmail: string }[];
};

/** The giver's newest unpaid gift order, and whether a payment of it is being confirmed. */
export async function findOpenGift(
  db: Database,
  { owner, isDigital }: { owner: Owner; isDigital: boolean },
): Promise<OpenGift | null> {
  const { rows } = await db.query<OpenGift>(
    `select gift_order.id as "giftOrderId",
            bool_or(exists (select from payment_order link
                              join payment on payment.id = link.payment_id
                             where link.card_order_id = card_order.id and payment.state in ('pending', 'unknown')))
              as "isBeingConfirmed",
            json_agg(json_build_object(
              'orderId', card_order.id, 'recipientName', recipient_name,
              'recipientEmail', coalesce(recipient_email, '')) order by place) as gifts
       from gift_order
       join gift on gift.order_id = gift_order.id
       join card_order on card_order.id = gift.card_order_id
      where (card_order.owner_browser_hash = $1 or card_order.owner_account_id = $2)
        and gift_order.is_digital = $3
        and card_order.forgotten_at is null
      group by gift_order.id
     having not bool_or(exists (select from order_fulfilment done where done.card_order_id = card_order.id))
      order by max(card_order.changed_at) desc
      limit 1`,
    [owner.browserHash, owner.accountId, isDigital],
  );
  return rows[0] ?? null;
}
