import type { Database, Transaction } from '../../db/database.ts';
import {
  type Order,
  type OrderRow,
  orderOf,
  type PaidOrder,
  STATE_COLUMNS,
} from '../../order/order-queries.ts';
import { CAMPAIGN_OF_ORDER, IS_CHANGED } from '../../payment/payment-snapshot.ts';

/** The payment's snapshot of an order. The owner never changes, so it stays with the order. */
const KEPT = `card_order.id as "orderId", card_order.kind, card_order.billing_type as billing,
         card_order.buyer_account_id as "buyerAccountId", link.language, link.units,
         link.list_price_cents as "listPrice", link.price_cents as price,
         link.campaign_code_id as "campaignId", link.extra_months as "extraMonths",
         link.details, link.renews_card_id as "renewsCardId",
         link.conditions_version as "conditionsVersion", link.start_wording as "startWording",
         ${STATE_COLUMNS}`;

const FROM = `from payment_order link
    join card_order on card_order.id = link.card_order_id`;

/** The buyer of a card for themselves. */
export async function lockBuyerByStamp(tx: Transaction, stamp: string): Promise<void> {
  await tx.query(
    `select 1 from account
      where id = any (array(select card_order.buyer_account_id ${FROM}
                             where link.payment_id = (select id from payment where stamp = $1)
                               and card_order.kind = 'standard'))
        for no key update`,
    [stamp],
  );
}

/** In a fixed order, so that two payments for the same orders cannot deadlock. */
export async function lockOrdersByStamp(tx: Transaction, stamp: string): Promise<PaidOrder[]> {
  const { rows } = await tx.query<OrderRow & { isChanged: boolean }>(
    `select ${KEPT}, ${IS_CHANGED} as "isChanged" ${FROM} ${CAMPAIGN_OF_ORDER}
      where link.payment_id = (select id from payment where stamp = $1)
      order by card_order.id
        for update of card_order`,
    [stamp],
  );
  return rows.map((row) => ({ ...orderOf(row), isChanged: row.isChanged }));
}

export async function lockOrdersOfPayment(tx: Transaction, paymentId: string): Promise<Order[]> {
  const { rows } = await tx.query<OrderRow>(
    `select ${KEPT} ${FROM} where link.payment_id = $1 order by card_order.id for update of card_order`,
    [paymentId],
  );
  return rows.map(orderOf);
}

export async function findOrdersOfPayment(db: Database, paymentId: string): Promise<Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${KEPT} ${FROM} where link.payment_id = $1 order by card_order.id`,
    [paymentId],
  );
  return rows.map(orderOf);
}

/** Why this payment cannot be fulfilled; null when nothing prevents it. */
export async function findObstacle(
  tx: Transaction,
  stamp: string,
): Promise<'paidTwice' | 'orderForgotten' | null> {
  const { rows } = await tx.query<{ is_forgotten: boolean }>(
    // A join, because "exists or exists" would hash all cards for one order.
    `select not link.details ? 'buyer' as is_forgotten
       from payment
       join payment_order link on link.payment_id = payment.id
       join card_order on card_order.id = link.card_order_id
       left join order_fulfilment done on done.card_order_id = card_order.id
       left join museum_card card on card.holder_account_id = card_order.buyer_account_id
                                 and card_order.kind = 'standard'
      where payment.stamp = $1
        and (done.card_order_id is not null or card.id is not null or not link.details ? 'buyer')
      order by is_forgotten
      limit 1`,
    [stamp],
  );
  if (!rows[0]) return null;
  return rows[0].is_forgotten ? 'orderForgotten' : 'paidTwice';
}
