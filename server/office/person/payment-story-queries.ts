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
  /** Of an order paid monthly. */
  isInstalment: boolean;
  personId: string | null;
  customerNumber: string | null;
};

export async function findPaidOrders(db: Database, paymentId: string): Promise<PaidOrder[]> {
  const { rows } = await db.query<PaidOrder>(
    `select card_order.id, card_order.kind, link.amount,
            coalesce(done.payment_id = link.payment_id, false) as "isFulfilled",
            link.is_instalment as "isInstalment",
            card_order.buyer_account_id as "personId", card.customer_number as "customerNumber"
       from (select payment_id, card_order_id, price_cents * units as amount, false as is_instalment
               from payment_order where payment_id = $1
             union all
             select charge.payment_id, contract.card_order_id, sum(instalment.amount_cents)::int, true
               from instalment_charge charge
               join monthly_contract contract on contract.id = charge.contract_id
               join instalment on instalment.contract_id = charge.contract_id and instalment.number = charge.number
              where charge.payment_id = $1
              group by 1, 2) link
       join card_order on card_order.id = link.card_order_id
       left join order_fulfilment done on done.card_order_id = link.card_order_id
       left join museum_card card on card.id = done.card_id
      order by card_order.created_at, card_order.id
      limit 100`,
    [paymentId],
  );
  return rows;
}
