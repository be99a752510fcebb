import { type Cents, cents } from '../../domain/base/cents.ts';
import type { Language } from '../../domain/base/language.ts';
import type { BillingType } from '../../domain/purchase/billing-type.ts';
import type { Buyer } from '../../domain/purchase/purchase-form.ts';
import type { PurchaseKind } from '../../domain/purchase/purchase-kind.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Owner } from '../purchase/order-owner.ts';

type Contact = Pick<Buyer, 'firstName' | 'lastName' | 'emailAddress' | 'phone'>;

/** What every order knows of the one who pays. An address only where something is posted to them. */
export type OrderDetails = {
  buyer: Contact & Partial<Omit<Buyer, 'password'>>;
  /** Of a company order: who pays, as it stands on the receipt, and how the cards reach it. */
  delivery?: string;
  companyName?: string;
  businessId?: string;
  billingReference?: string;
};

/** What was written when a card for oneself was ordered. */
export type OwnCardDetails = {
  buyer: Omit<Buyer, 'password'>;
  subscribedNewsletter: boolean;
  plasticCardOptOut: boolean;
};

/** One thing that is being bought. */
export type Order = {
  eventId: string;
  kind: PurchaseKind;
  billing: BillingType;
  /** Null for a guest. */
  buyerAccountId: string | null;
  language: Language;
  /** More than one of a company order only; the prices are of one. */
  units: number;
  listPrice: Cents;
  price: Cents;
  campaignId: string | null;
  extraMonths: number;
  details: OrderDetails;
  /** Of a renewal: the card that it prolongs. */
  renewsCardId: string | null;
  isFulfilled: boolean;
};

type Row = Omit<Order, 'listPrice' | 'price'> & { listPrice: number; price: number };

const SELECT = `
  select event.id as "eventId", event.kind, event.billing_type as billing,
         event.buyer_account_id as "buyerAccountId", event.language, event.units,
         event.list_price_cents as "listPrice", event.price_cents as price,
         event.campaign_code_id as "campaignId",
         case when campaign.kind = 'extraMonths' then campaign.value else 0 end as "extraMonths",
         event.details, event.renews_card_id as "renewsCardId",
         exists (select from event_fulfilment done where done.event_id = event.id) as "isFulfilled"
    from museum_card_event event
    left join campaign_code campaign on campaign.id = event.campaign_code_id`;

const orderOf = (row: Row): Order => ({
  ...row,
  listPrice: cents(row.listPrice),
  price: cents(row.price),
});

export function ownCardDetails({ kind, details }: Order): OwnCardDetails {
  if (kind !== 'standard') throw new Error(`not an order of one's own card: ${kind}`);
  return details as OwnCardDetails;
}

/** Only what the caller owns; somebody else's is as absent as what is not there. */
export async function lockOwnOrders(
  tx: Transaction,
  eventIds: string[],
  owner: Owner,
): Promise<Order[]> {
  const { rows } = await tx.query<Row>(
    `${SELECT}
      where event.id = any ($1::uuid[]) and event.forgotten_at is null
        and (event.owner_account_id = $2 or event.owner_browser_hash = $3)
      order by event.id
        for update of event`,
    [eventIds, owner.accountId, owner.browserHash],
  );
  return rows.map(orderOf);
}

/** Locked in one order, so that two payments for the same things wait for each other. */
export async function lockOrdersByStamp(tx: Transaction, stamp: string): Promise<Order[]> {
  const { rows } = await tx.query<Row>(
    `${SELECT}
      where event.id in (select event_id from payment_event
                           join payment on payment.id = payment_id
                          where stamp = $1)
      order by event.id
        for update of event`,
    [stamp],
  );
  return rows.map(orderOf);
}

export async function lockOrdersOfPayment(tx: Transaction, paymentId: string): Promise<Order[]> {
  const { rows } = await tx.query<Row>(
    `${SELECT}
      where event.id in (select event_id from payment_event where payment_id = $1)
      order by event.id
        for update of event`,
    [paymentId],
  );
  return rows.map(orderOf);
}

export async function findOrdersOfPayment(db: Database, paymentId: string): Promise<Order[]> {
  const { rows } = await db.query<Row>(
    `${SELECT}
      where event.id in (select event_id from payment_event where payment_id = $1)
      order by event.id`,
    [paymentId],
  );
  return rows.map(orderOf);
}

/** Whether all that a payment pays for is the caller's: the account is $2, the browser $3. */
export const ALL_OWN = `coalesce(
  (select bool_and(coalesce(owner_account_id = $2, false) or coalesce(owner_browser_hash = $3, false))
     from payment_event own
     join museum_card_event on id = own.event_id
    where own.payment_id = payment.id), false)`;

export async function isOwnPayment(
  db: Database,
  paymentId: string,
  { accountId, browserHash }: Owner,
): Promise<boolean> {
  const { rows } = await db.query<{ own: boolean }>(
    `select ${ALL_OWN} as own from payment where id = $1`,
    [paymentId, accountId, browserHash],
  );
  return rows[0]?.own ?? false;
}

/** An attempt that has not been handed to a provider yet: a second press finds it again. */
export async function findFreshPayments(
  tx: Transaction,
  asked: { eventIds: string[]; providerType: string; language: Language },
): Promise<{ id: string; amount: number }[]> {
  const { rows } = await tx.query<{ id: string; amount: number }>(
    `select payment.id, amount_cents as amount
       from payment_event first
       join payment on payment.id = first.payment_id
      where first.event_id = ($1::uuid[])[1]
        and provider_type = $2 and language = $3 and state = 'created'
        and (select array_agg(event_id order by event_id) from payment_event
              where payment_id = payment.id)
            = (select array_agg(wanted order by wanted) from unnest($1::uuid[]) as wanted)`,
    [asked.eventIds, asked.providerType, asked.language],
  );
  return rows;
}

/** Who has bought a card of one's own needs the form of it no more. */
export async function insertFulfilment(
  tx: Transaction,
  done: { eventId: string; paymentId: string; cardId: string | null; now: number },
): Promise<void> {
  await tx.query(
    `with bought as (
       delete from purchase_draft
        where account_id = (select buyer_account_id from museum_card_event
                             where id = $1 and kind = 'standard')
     )
     insert into event_fulfilment (event_id, payment_id, card_id, fulfilled_at)
     values ($1, $2, $3, $4)`,
    [done.eventId, done.paymentId, done.cardId, new Date(done.now)],
  );
}

/** The same for many, in one statement. */
export async function insertFulfilments(
  tx: Transaction,
  done: { paymentId: string; cards: { eventId: string; cardId: string | null }[]; now: number },
): Promise<void> {
  await tx.query(
    `insert into event_fulfilment (event_id, payment_id, card_id, fulfilled_at)
     select event_id, $1, card_id, $4 from unnest($2::uuid[], $3::uuid[]) as made (event_id, card_id)`,
    [
      done.paymentId,
      done.cards.map(({ eventId }) => eventId),
      done.cards.map(({ cardId }) => cardId),
      new Date(done.now),
    ],
  );
}

/**
 * What this payment is for was paid by another, its buyer got a card in the meantime by another order, or nobody knows
 * any more what it was.
 */
export async function isPaidAlready(tx: Transaction, stamp: string): Promise<boolean> {
  const { rows } = await tx.query(
    // Joined, not "exists or exists": that would read all cards into a hash for one order.
    `select 1
       from payment
       join payment_event link on link.payment_id = payment.id
       join museum_card_event event on event.id = link.event_id
       left join event_fulfilment done on done.event_id = event.id
       left join museum_card card on card.holder_account_id = event.buyer_account_id
                                 and event.kind = 'standard'
      where payment.stamp = $1
        and (done.event_id is not null or card.id is not null
             or event.forgotten_at is not null)
      limit 1`,
    [stamp],
  );
  return rows.length > 0;
}
