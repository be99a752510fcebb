import { type Cents, cents } from '../../domain/base/cents.ts';
import type { Language } from '../../domain/base/language.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import type { Buyer } from '../../domain/order/purchase-form.ts';
import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import type { PostalAddress } from '../../domain/person/address-line.ts';
import { HOME_COUNTRY } from '../../domain/person/country.ts';
import type { Database, Transaction } from '../db/database.ts';
import { mayHaveCome } from '../payment/may-have-come.ts';
import { CAMPAIGN_OF_ORDER, IS_CHANGED } from '../payment/payment-snapshot.ts';
import type { Owner } from '../platform/session.ts';

type Contact = Pick<Buyer, 'firstName' | 'lastName' | 'emailAddress' | 'phone'>;

/** Common to all orders; an address only where something is posted to the payer. */
export type OrderDetails = {
  buyer: Contact & Partial<Omit<Buyer, 'password'>>;
  /** Company orders: the payer as on the receipt, and the delivery of the cards. */
  delivery?: string;
  companyName?: string;
  businessId?: string;
  billingReference?: string;
};

/** Input of an order for one's own card. */
export type OwnCardDetails = {
  buyer: Omit<Buyer, 'password'>;
  subscribedNewsletter: boolean;
  plasticCardOptOut: boolean;
};

/** One ordered product, as it is now or as a payment's snapshot has it. */
export type Order = {
  orderId: string;
  kind: PurchaseKind;
  billing: BillingType;
  /** Null for a guest. */
  buyerAccountId: string | null;
  language: Language;
  /** Above one for company orders only; prices are per unit. */
  units: number;
  listPrice: Cents;
  price: Cents;
  campaignId: string | null;
  extraMonths: number;
  details: OrderDetails;
  /** Renewed card; null otherwise. */
  renewsCardId: string | null;
  /** The accepted terms. */
  conditionsVersion: string;
  /** The accepted wording that requests immediate service. */
  startWording: string | null;
  isFulfilled: boolean;
  /** When its form was last sent. */
  changedAt: number;
};

export type OrderRow = Omit<Order, 'listPrice' | 'price'> & { listPrice: number; price: number };

export const orderOf = (row: OrderRow): Order => ({
  ...row,
  listPrice: cents(row.listPrice),
  price: cents(row.price),
});

/** State columns of an order. */
export const STATE_COLUMNS = `exists (
  select from order_fulfilment done where done.card_order_id = card_order.id) as "isFulfilled",
  (extract(epoch from card_order.changed_at) * 1000)::float8 as "changedAt"`;

/** Current orders: what a new payment would pay for. */
const SELECT = `
  select card_order.id as "orderId", card_order.kind, card_order.billing_type as billing,
         card_order.buyer_account_id as "buyerAccountId", card_order.language, card_order.units,
         card_order.list_price_cents as "listPrice", card_order.price_cents as price,
         card_order.campaign_code_id as "campaignId",
         case when campaign.kind = 'extraMonths' then campaign.value else 0 end as "extraMonths",
         card_order.details, card_order.renews_card_id as "renewsCardId",
         card_order.conditions_version as "conditionsVersion", card_order.start_wording as "startWording",
         ${STATE_COLUMNS}
    from card_order
    ${CAMPAIGN_OF_ORDER}`;

/** Null when none was needed. Orders older than the country field are domestic. */
export function postalAddress({
  streetAddress,
  zipCode,
  city,
  country = HOME_COUNTRY,
}: OrderDetails['buyer']): PostalAddress | null {
  return streetAddress && zipCode && city ? { streetAddress, zipCode, city, country } : null;
}

export function ownCardDetails({ kind, details }: Order): OwnCardDetails {
  if (kind !== 'standard') throw new Error(`not an order of one's own card: ${kind}`);
  return details as OwnCardDetails;
}

/** As a subquery the plan does not depend on the list's length; otherwise Postgres would replan each time. */
const IN_LIST = `card_order.id = any ((select $1::uuid[])::uuid[])`;

/** Only the caller's orders; other people's count as not found. */
export async function lockOwnOrders(
  tx: Transaction,
  orderIds: string[],
  owner: Owner,
): Promise<Order[]> {
  const { rows } = await tx.query<OrderRow>(
    `${SELECT}
      where ${IN_LIST} and card_order.forgotten_at is null
        and (card_order.owner_account_id = $2 or card_order.owner_browser_hash = $3)
      order by card_order.id
        for update of card_order`,
    [orderIds, owner.accountId, owner.browserHash],
  );
  return rows.map(orderOf);
}

/** The orders of a payment as they are now; empty unless the caller owns all of them. */
export async function findOrdersToPay(
  db: Database,
  returnKey: string,
  { accountId, browserHash }: Owner,
): Promise<Order[]> {
  const { rows } = await db.query<OrderRow>(
    `${SELECT}
       join payment_order link on link.card_order_id = card_order.id
       join payment on payment.id = link.payment_id
      where payment.return_key = $1 and ${OWNS_ALL} and card_order.forgotten_at is null
      order by card_order.id`,
    [returnKey, accountId, browserHash],
  );
  return rows.map(orderOf);
}

/** Other open orders of the buyer for the same own card or renewal, paid at once or monthly. Orders are $1. */
const DUPLICATES = `
  select twin.id from card_order asked
    join card_order twin on twin.owner_account_id = asked.owner_account_id and twin.kind = asked.kind
   where asked.id = any ($1::uuid[]) and asked.kind in ('standard', 'renewal')
     and not exists (select from order_fulfilment where card_order_id = twin.id)`;

/** Whether money may be on its way for one of the orders, or for a duplicate by the same buyer. */
export async function areBeingConfirmed(
  db: Database,
  { orderIds, now }: { orderIds: string[]; now: number },
): Promise<boolean> {
  const { rows } = await db.query<{ are: boolean }>(
    `select exists (select from payment_order link
                      join payment on payment.id = link.payment_id
                     where (link.card_order_id = any ($1::uuid[]) or link.card_order_id in (${DUPLICATES}))
                       and ${mayHaveCome('$2')}) as are`,
    [orderIds, new Date(now)],
  );
  return rows[0]?.are ?? false;
}

export async function lockOrders(tx: Transaction, orderIds: string[]): Promise<Order[]> {
  const { rows } = await tx.query<OrderRow>(
    `${SELECT} where ${IN_LIST} order by card_order.id for update of card_order`,
    [orderIds],
  );
  return rows.map(orderOf);
}

/** Whether the caller owns everything the payment covers: account $2, browser $3. */
export const OWNS_ALL = `coalesce(
  (select bool_and(coalesce(owner_account_id = $2, false) or coalesce(owner_browser_hash = $3, false))
     from payment_order own
     join card_order on id = own.card_order_id
    where own.payment_id = payment.id), false)`;

export async function isOwnPayment(
  db: Database,
  paymentId: string,
  { accountId, browserHash }: Owner,
): Promise<boolean> {
  const { rows } = await db.query<{ own: boolean }>(
    `select ${OWNS_ALL} as own from payment where id = $1`,
    [paymentId, accountId, browserHash],
  );
  return rows[0]?.own ?? false;
}

/** A payment record not yet handed over that matches the current orders: reused after a double click. */
export async function findFreshPayment(
  tx: Transaction,
  asked: { orderIds: string[]; providerType: string; language: Language; now: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select payment.id
       from payment_order first
       join payment on payment.id = first.payment_id
      where first.card_order_id = ($1::uuid[])[1]
        and provider_type = $2 and payment.language = $3 and state = 'created' and payable_until > $4
        and (select array_agg(card_order_id order by card_order_id) from payment_order
              where payment_id = payment.id)
            = (select array_agg(wanted order by wanted) from unnest($1::uuid[]) as wanted)
        and not exists (
          select from payment_order link
            join card_order on card_order.id = link.card_order_id
            ${CAMPAIGN_OF_ORDER}
           where link.payment_id = payment.id
             and ${IS_CHANGED})
      limit 1`,
    [asked.orderIds, asked.providerType, asked.language, new Date(asked.now)],
  );
  return rows[0]?.id ?? null;
}

/** An order that a payment is for, paid or not, and whether it has changed since the payment's snapshot. */
export type PaidOrder = Order & { isChanged: boolean };
