import type { Language } from '../../../domain/base/language.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../../domain/order/purchase-kind.ts';
import type { FrozenReceipt } from '../../../domain/receipt/receipt.ts';
import type { Database } from '../../db/database.ts';
import type { OrderDetails } from '../../order/order-queries.ts';
import type { SentLetter } from '../time/letter-as-sent.ts';
import { LETTERS_OF_ORDER, PARTS_OF_ORDER } from './order-time-queries.ts';

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

export type OrderRow = {
  id: string;
  kind: PurchaseKind;
  billing: BillingType;
  language: Language;
  createdAt: number;
  units: number;
  /** Cents. */
  unitPrice: number;
  campaignCode: string | null;
  buyerId: string | null;
  buyerName: string;
  buyerEmail: string | null;
  buyerPhone: string | null;
  /** Null: erased. */
  buyer: OrderDetails['buyer'] | null;
  /** The card created or extended; null when unpaid or for a company. */
  cardId: string | null;
};

export async function findOrder(db: Database, id: string): Promise<OrderRow | null> {
  const { rows } = await db.query<OrderRow>(
    `select card_order.id, card_order.kind, card_order.billing_type as billing, card_order.language,
            ${ms('card_order.created_at')} as "createdAt", card_order.units::int as units,
            card_order.price_cents as "unitPrice", campaign_code.code as "campaignCode",
            buyer_account_id as "buyerId",
            concat_ws(' ', details #>> '{buyer,firstName}', details #>> '{buyer,lastName}') as "buyerName",
            details #>> '{buyer,emailAddress}' as "buyerEmail", details #>> '{buyer,phone}' as "buyerPhone",
            details -> 'buyer' as buyer,
            coalesce(done.card_id, card_order.renews_card_id) as "cardId"
       from card_order
       left join campaign_code on campaign_code.id = card_order.campaign_code_id
       left join order_fulfilment done on done.card_order_id = card_order.id
      where card_order.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export type OrderPayment = {
  id: string;
  orderNumber: string;
  /** Cents. */
  amount: number;
  state: string;
  providerType: string;
  createdAt: number;
  settledAt: number | null;
  isFulfilled: boolean;
  receipt: FrozenReceipt | null;
};

/** Successful payment first, then newest. */
export async function findPaymentsOf(db: Database, orderId: string): Promise<OrderPayment[]> {
  const { rows } = await db.query<OrderPayment>(
    `select payment.id, payment.reference as "orderNumber", payment.amount_cents as amount, payment.state,
            payment.provider_type as "providerType", ${ms('payment.created_at')} as "createdAt",
            ${ms('settled.settled_at')} as "settledAt", done.payment_id is not null as "isFulfilled", payment.receipt
       from payment_order link
       join payment on payment.id = link.payment_id
       left join payment_settlement settled on settled.payment_id = payment.id
       left join order_fulfilment done
         on done.card_order_id = link.card_order_id and done.payment_id = link.payment_id
      where link.card_order_id = $1
      order by done.payment_id is null, payment.created_at desc
      limit 50`,
    [orderId],
  );
  return rows;
}

export type OrderBeside = { id: string; kind: PurchaseKind; name: string };

/** Other orders of the same payments, such as further gifts of one purchase. */
export async function findOrdersBeside(db: Database, orderId: string): Promise<OrderBeside[]> {
  const { rows } = await db.query<OrderBeside>(
    `select distinct beside.id, beside.kind, coalesce(gift.recipient_name, '') as name, gift.place
       from payment_order own
       join payment_order other on other.payment_id = own.payment_id and other.card_order_id <> own.card_order_id
       join card_order beside on beside.id = other.card_order_id
       left join gift on gift.card_order_id = beside.id
      where own.card_order_id = $1
      order by gift.place, beside.id
      limit 100`,
    [orderId],
  );
  return rows.map(({ id, kind, name }) => ({ id, kind, name }));
}

/** Only this order's letters and only sent ones: a waiting one may hold a secret. */
export async function findLetterOfOrder(
  db: Database,
  { id, orderId }: { id: string; orderId: string },
): Promise<SentLetter | null> {
  const { rows } = await db.query<SentLetter>(
    `with ${PARTS_OF_ORDER}, ${LETTERS_OF_ORDER}
     select letter, language, data
       from (select * from order_letter
             union all
             select mail.* from sending
               join mail_outbox mail on mail.idempotency_key = 'gift:' || $1::text || ':' || sending.number) of_order
      where id = $2 and data is not null and coalesce(sent_at, given_up_at) is not null`,
    [orderId, id],
  );
  return rows[0] ?? null;
}

/** Buyers of the orders of a payment. */
export async function findBuyersOf(db: Database, paymentId: string): Promise<(string | null)[]> {
  const { rows } = await db.query<{ id: string | null }>(
    `select distinct buyer_account_id as id from payment_order link
       join card_order on card_order.id = link.card_order_id where link.payment_id = $1`,
    [paymentId],
  );
  return rows.map(({ id }) => id);
}
