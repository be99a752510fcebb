import type { CardFacts } from '../../domain/card/card-state.ts';
import { CARD_FACTS, type FactsRow, factsOf } from '../card/card-facts.ts';
import type { Database, Transaction } from '../db/database.ts';
import { MAY_HAVE_COME, mayHaveCome } from '../payment/may-have-come.ts';
import type { Owner } from '../platform/session.ts';

/** One at a time is enough, however it is paid. */
type OwnCardKind = 'standard' | 'renewal';

const IS_UNFULFILLED =
  'not exists (select from order_fulfilment where card_order_id = card_order.id)';

/** The account's card and the facts that determine its state. */
export async function findHeldCard(db: Database, accountId: string): Promise<CardFacts | null> {
  const { rows } = await db.query<FactsRow>(
    `select ${CARD_FACTS}
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.holder_account_id = $1`,
    [accountId],
  );
  return rows[0] ? factsOf(rows[0]) : null;
}

/**
 * Whether a payment for an own card or renewal may have arrived and is not fulfilled. With `now`, for somebody about to
 * buy: a silent payment counts only after some minutes, since its buyer may be just back from the provider.
 */
export async function isCardBeingPaid(
  db: Database,
  { accountId, kind, now = null }: { accountId: string; kind: OwnCardKind; now?: number | null },
): Promise<boolean> {
  const { rows } = await db.query<{ is: boolean }>(
    `select exists (select from card_order
                      join payment_order link on link.card_order_id = card_order.id
                      join payment on payment.id = link.payment_id
                     where card_order.buyer_account_id = $1
                       and card_order.kind = $3 and ${IS_UNFULFILLED}
                       and case when $2::timestamptz is null then ${MAY_HAVE_COME}
                                else ${mayHaveCome('$2')} end) as is`,
    [accountId, now === null ? null : new Date(now), kind],
  );
  return rows[0]?.is ?? false;
}

/** Return key of a pending or possibly successful payment for such an order, which must not be paid again. */
export async function findWaitingPayment(
  db: Database,
  { accountId, kind, now }: { accountId: string; kind: OwnCardKind; now: number },
): Promise<string | null> {
  const { rows } = await db.query<{ return_key: string }>(
    `select payment.return_key
       from card_order
       join payment_order link on link.card_order_id = card_order.id
       join payment on payment.id = link.payment_id
      where card_order.owner_account_id = $1 and card_order.kind = $3 and ${IS_UNFULFILLED}
        and ${mayHaveCome('$2')}
      order by payment.created_at desc
      limit 1`,
    [accountId, new Date(now), kind],
  );
  return rows[0]?.return_key ?? null;
}

export type OpenOrder = { orderId: string; isBeingConfirmed: boolean };

/**
 * The unpaid order that a person may continue, and whether money for it may be on its way. Locked before any campaign
 * code, in settlement's lock order.
 */
export async function findOpenOrder(
  tx: Transaction,
  asked: { accountId: string; kind: string; billing: string; now: number },
): Promise<OpenOrder | null> {
  const { rows } = await tx.query<{ id: string; is_being_confirmed: boolean }>(
    `select card_order.id,
            exists (select from payment_order link
                      join payment on payment.id = link.payment_id
                     where link.card_order_id = card_order.id and ${mayHaveCome('$4')})
              as is_being_confirmed
       from card_order
      where owner_account_id = $1 and kind = $2 and billing_type = $3 and forgotten_at is null
        and not exists (select from order_fulfilment where card_order_id = card_order.id)
      order by created_at desc
      limit 1
        for update of card_order`,
    [asked.accountId, asked.kind, asked.billing, new Date(asked.now)],
  );
  const row = rows[0];
  return row ? { orderId: row.id, isBeingConfirmed: row.is_being_confirmed } : null;
}

/** The person's unfulfilled orders; `gift` covers both kinds of gift. */
export async function findUnpaidOrders(
  db: Database,
  { owner, kind, billing }: { owner: Owner; kind: string; billing: string },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from card_order
      where (owner_account_id = $1 or owner_browser_hash = $2) and starts_with(kind::text, $3) and billing_type = $4
        and forgotten_at is null
        and not exists (select from order_fulfilment where card_order_id = card_order.id)`,
    [owner.accountId, owner.browserHash, kind, billing],
  );
  return rows.map(({ id }) => id);
}

export type OrderValues = {
  kind: string;
  billing: string;
  /** Null for a guest, who is known by the browser key. */
  accountId: string | null;
  browserHash?: Buffer;
  language: string;
  /** Above one for company orders only; prices are per unit. */
  units?: number;
  listPrice: number;
  price: number;
  campaignId: string | null;
  details: object;
  conditionsVersion: string;
  monthlyConsentVersion: string | null;
  /** Accepted wording that requests immediate service, in the page's language; gifts have none. */
  startWording?: string;
  now: number;
};

/** Inserts an order, or updates the open one with the buyer's latest input. */
export async function saveOrder(
  tx: Transaction,
  orderId: string | null,
  order: OrderValues,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into card_order as e
       (id, kind, billing_type, owner_account_id, buyer_account_id, language, list_price_cents,
        price_cents, campaign_code_id, details, conditions_version, conditions_accepted_at,
        monthly_consent_version, monthly_consent_at, created_at, changed_at, owner_browser_hash,
        start_requested_at, units, start_wording)
     values (coalesce($1, gen_random_uuid()), $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11,
             $12, case when $12::text is null then null else $11::timestamptz end, $11, $11, $13,
             case when $15::text is not null then $11::timestamptz end, $14, $15)
     on conflict (id) do update
        set language = excluded.language, list_price_cents = excluded.list_price_cents,
            price_cents = excluded.price_cents, campaign_code_id = excluded.campaign_code_id,
            details = excluded.details, conditions_version = excluded.conditions_version,
            conditions_accepted_at = excluded.conditions_accepted_at,
            monthly_consent_version = excluded.monthly_consent_version,
            monthly_consent_at = excluded.monthly_consent_at, changed_at = excluded.changed_at,
            start_requested_at = excluded.start_requested_at, start_wording = excluded.start_wording
     returning id`,
    [
      orderId,
      order.kind,
      order.billing,
      order.accountId,
      order.language,
      order.listPrice,
      order.price,
      order.campaignId,
      JSON.stringify(order.details),
      order.conditionsVersion,
      new Date(order.now),
      order.monthlyConsentVersion,
      order.browserHash ?? null,
      order.units ?? 1,
      order.startWording ?? null,
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

export async function updateRenewedCard(
  tx: Transaction,
  { orderId, cardId }: { orderId: string; cardId: string },
): Promise<void> {
  await tx.query('update card_order set renews_card_id = $2 where id = $1', [orderId, cardId]);
}

/** Ends a statement that deletes orders, named by a CTE with a column `id`; a draft outlives its order. */
export const deleteOrders = (orders: string) => `
  drafts as (update order_draft set card_order_id = null where card_order_id in (select id from ${orders}))
  delete from card_order where id in (select id from ${orders})`;
