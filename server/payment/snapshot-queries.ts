import type { Database, Transaction } from '../db/database.ts';
import { IS_FULFILLED, type Order, type OrderRow, orderOf } from '../order/order-queries.ts';
import { IS_CHANGED } from './payment-snapshot.ts';

/** Orders as a payment has kept them. Whose they are never changes, so that stays with the order. */
const SELECT = `
  select event.id as "eventId", event.kind, event.billing_type as billing,
         event.buyer_account_id as "buyerAccountId", link.language, link.units,
         link.list_price_cents as "listPrice", link.price_cents as price,
         link.campaign_code_id as "campaignId", link.extra_months as "extraMonths",
         link.details, link.renews_card_id as "renewsCardId", ${IS_FULFILLED},
         ${IS_CHANGED} as "isChanged"
    from payment_event link
    join museum_card_event event on event.id = link.event_id
    left join campaign_code campaign on campaign.id = event.campaign_code_id`;

/** Locked in one order, so that two payments for the same things wait for each other. */
export async function lockOrdersByStamp(tx: Transaction, stamp: string): Promise<Order[]> {
  const { rows } = await tx.query<OrderRow>(
    `${SELECT}
      where link.payment_id = (select id from payment where stamp = $1)
      order by event.id
        for update of event`,
    [stamp],
  );
  return rows.map(orderOf);
}

export async function lockOrdersOfPayment(tx: Transaction, paymentId: string): Promise<Order[]> {
  const { rows } = await tx.query<OrderRow>(
    `${SELECT} where link.payment_id = $1 order by event.id for update of event`,
    [paymentId],
  );
  return rows.map(orderOf);
}

export async function findOrdersOfPayment(db: Database, paymentId: string): Promise<Order[]> {
  const { rows } = await db.query<OrderRow>(
    `${SELECT} where link.payment_id = $1 order by event.id`,
    [paymentId],
  );
  return rows.map(orderOf);
}

/** Why money for this payment cannot buy what it was for: null when nothing stands in the way. */
export async function findObstacle(
  tx: Transaction,
  stamp: string,
): Promise<'paidTwice' | 'orderForgotten' | null> {
  const { rows } = await tx.query<{ is_forgotten: boolean }>(
    // Joined, not "exists or exists": that would read all cards into a hash for one order.
    `select not link.details ? 'buyer' as is_forgotten
       from payment
       join payment_event link on link.payment_id = payment.id
       join museum_card_event event on event.id = link.event_id
       left join event_fulfilment done on done.event_id = event.id
       left join museum_card card on card.holder_account_id = event.buyer_account_id
                                 and event.kind = 'standard'
      where payment.stamp = $1
        and (done.event_id is not null or card.id is not null or not link.details ? 'buyer')
      order by is_forgotten
      limit 1`,
    [stamp],
  );
  if (!rows[0]) return null;
  return rows[0].is_forgotten ? 'orderForgotten' : 'paidTwice';
}
