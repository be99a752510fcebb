import { type Cents, cents } from '../../domain/base/cents.ts';
import type { Language } from '../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import type { ProviderType } from '../../domain/payment/provider.ts';
import type { PaidPart } from '../../domain/withdrawal/refund-shares.ts';
import type { Envelopes } from '../../domain/withdrawal/withdrawal-time.ts';
import type { Database } from '../db/database.ts';
import { ENVELOPES, type EnvelopeRow, envelopesOf } from './envelope-queries.ts';

export type PaidOrder = {
  paymentId: string;
  orderNumber: string;
  amount: Cents;
  providerType: ProviderType;
  providerId: string | null;
  transactionId: string | null;
  kind: PurchaseKind;
  billing: BillingType;
  language: Language;
  paidAt: number;
  buyerAccountId: string | null;
  emailAddress: string;
  firstName: string;
  /** The buyer requested immediate service, so usage may be deducted. */
  isStartRequested: boolean;
  /** Time of the buyer's statement before the order was identified; it counts. */
  statedAt: number | null;
  envelopes: Envelopes;
  withdrawn: { at: number; paid: number; used: number; refund: number } | null;
};
type Row = Omit<PaidOrder, 'amount' | 'envelopes'> & { amount: number; envelopes: EnvelopeRow };

const SELECT = `
  select payment.id as "paymentId", reference as "orderNumber", amount_cents as amount,
         provider_type as "providerType", provider_id as "providerId", transaction_id as "transactionId",
         process_type as kind, payment.billing_type as billing, first.language,
         (extract(epoch from settled_at) * 1000)::float8 as "paidAt",
         first.buyer_account_id as "buyerAccountId",
         coalesce(first.details #>> '{buyer,emailAddress}', '') as "emailAddress",
         coalesce(first.details #>> '{buyer,firstName}', '') as "firstName",
         first.start_requested_at is not null as "isStartRequested",
         (select (extract(epoch from min(stated_at)) * 1000)::float8 from withdrawal_statement stated
           where stated.payment_id = payment.id) as "statedAt",
         ${ENVELOPES} as envelopes,
         case when withdrawal.payment_id is null then null else json_build_object(
           'at', (extract(epoch from withdrawn_at) * 1000)::float8, 'paid', paid_cents,
           'used', used_cents, 'refund', refund_cents) end as withdrawn
    from payment
    join payment_settlement settled on settled.payment_id = payment.id
    join lateral (select paid.*, card_order.buyer_account_id from order_fulfilment done
                    join payment_order paid using (payment_id, card_order_id)
                    join card_order on card_order.id = done.card_order_id
                   where done.payment_id = payment.id limit 1) first on true
    left join withdrawal on withdrawal.payment_id = payment.id`;

const orderOf = (row: Row): PaidOrder => ({
  ...row,
  amount: cents(row.amount),
  envelopes: envelopesOf(row.envelopes),
});

/** A paid and fulfilled order, by its order number. */
export async function findPaidOrder(db: Database, orderNumber: string): Promise<PaidOrder | null> {
  const { rows } = await db.query<Row>(`${SELECT} where reference = $1`, [orderNumber]);
  return rows[0] ? orderOf(rows[0]) : null;
}

export async function findPaidOrdersOf(
  db: Database,
  { accountId, since }: { accountId: string; since: number },
): Promise<PaidOrder[]> {
  const { rows } = await db.query<Row>(
    `${SELECT}
      where payment.id in (select done.payment_id from card_order
                             join order_fulfilment done on done.card_order_id = card_order.id
                            where card_order.buyer_account_id = $1)
        and settled_at >= $2
      order by settled_at desc`,
    [accountId, new Date(since)],
  );
  return rows.map(orderOf);
}

export type BoughtThing = {
  orderId: string;
  price: number;
  cardId: string | null;
  /** Gifts: activated by someone. */
  isTaken: boolean;
  recipientName: string | null;
};

export async function findBoughtThings(db: Database, paymentId: string): Promise<BoughtThing[]> {
  const { rows } = await db.query<BoughtThing>(
    `select card_order.id as "orderId", paid.price_cents * paid.units as price, done.card_id as "cardId",
            card_order.kind = 'gift' and redeemed.card_id is not null as "isTaken", gift.recipient_name as "recipientName"
       from order_fulfilment done
       join payment_order paid using (payment_id, card_order_id)
       join card_order on card_order.id = done.card_order_id
       left join gift on gift.card_order_id = card_order.id
       left join card_redemption redeemed on redeemed.card_id = done.card_id
      where done.payment_id = $1
      order by gift.place nulls first, card_order.id`,
    [paymentId],
  );
  return rows;
}

/** Payments for instalments of a monthly contract, and the price of all twelve. */
export async function findInstalmentPayments(
  db: Database,
  orderId: string,
): Promise<{ price: Cents; paid: PaidPart[] }> {
  const { rows } = await db.query<{ paidBy: string | null; amount: number }>(
    `select paid_by as "paidBy", sum(amount_cents)::int as amount
       from instalment
       join monthly_contract contract on contract.id = contract_id
      where contract.card_order_id = $1
      group by paid_by
      order by min(number)`,
    [orderId],
  );
  const price = cents(rows.reduce((total, { amount }) => total + amount, 0));
  const paid = rows.flatMap(({ paidBy, amount }) =>
    paidBy ? [{ paymentId: paidBy, amount: cents(amount) }] : [],
  );
  return { price, paid };
}

export async function findVisitDays(db: Database, cardId: string): Promise<LocalDate[]> {
  const { rows } = await db.query<{ day: string }>(
    'select distinct visited_on::text as day from visit where card_id = $1',
    [cardId],
  );
  return rows.map(({ day }) => localDate(day));
}
