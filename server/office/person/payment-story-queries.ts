import type { Database } from '../../db/database.ts';

export type PaymentStory = {
  id: string;
  orderNumber: string;
  stamp: string;
  transactionId: string | null;
  providerType: string;
  amount: number;
  state: string;
  createdAt: number;
  settledAt: number | null;
  refunds: { id: string; reason: string; amount: number; state: string | null }[];
};

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

export async function findPaymentStory(db: Database, id: string): Promise<PaymentStory | null> {
  const { rows } = await db.query<PaymentStory>(
    `select payment.id, reference as "orderNumber", payment.stamp, transaction_id as "transactionId",
            provider_type as "providerType", payment.amount_cents as amount, payment.state,
            ${ms('payment.created_at')} as "createdAt", ${ms('settled_at')} as "settledAt",
            (select coalesce(json_agg(json_build_object('id', need.id, 'reason', need.reason,
                      'amount', need.amount_cents, 'state', refund.state) order by flagged_at, need.id), '[]')
               from refund_need need left join refund on refund.need_id = need.id
              where need.payment_id = payment.id) as refunds
       from payment
       left join payment_settlement settled on settled.payment_id = payment.id
      where payment.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export type PaidOrder = {
  id: string;
  kind: string;
  amount: number;
  isFulfilled: boolean;
  personId: string | null;
  customerNumber: string | null;
};

export async function findPaidOrders(db: Database, paymentId: string): Promise<PaidOrder[]> {
  const { rows } = await db.query<PaidOrder>(
    `select card_order.id, card_order.kind, link.price_cents * link.units as amount,
            done.payment_id is not distinct from link.payment_id as "isFulfilled",
            card_order.buyer_account_id as "personId", card.customer_number as "customerNumber"
       from payment_order link
       join card_order on card_order.id = link.card_order_id
       left join order_fulfilment done on done.card_order_id = link.card_order_id
       left join museum_card card on card.id = done.card_id
      where link.payment_id = $1
      order by card_order.created_at, card_order.id
      limit 100`,
    [paymentId],
  );
  return rows;
}

export type PaymentNotification = {
  at: number;
  lastAt: number;
  channel: string;
  way: string;
  status: string | null;
  verdict: string | null;
  times: number;
};

/** In the order in which they came. */
export async function findNotifications(
  db: Database,
  paymentId: string,
): Promise<PaymentNotification[]> {
  const { rows } = await db.query<PaymentNotification>(
    `select ${ms('received_at')} as at, ${ms('last_received_at')} as "lastAt", channel, way, status, verdict, times
       from payment_notification
      where payment_id = $1
      order by received_at, id
      limit 100`,
    [paymentId],
  );
  return rows;
}
