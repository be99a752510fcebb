import type { Language } from '../../domain/base/language.ts';
import type { CompanyDelivery } from '../../domain/company/company-order-form.ts';
import { HOME_COUNTRY } from '../../domain/person/country.ts';
import type { Transaction } from '../db/database.ts';
import { deleteOrders } from '../order/purchase-queries.ts';
import type { Owner } from '../platform/session.ts';

/** The ordering company as accepted: stored with the unpaid order, frozen with its payment. */
export type CompanyDetails = {
  buyer: {
    firstName: string;
    lastName: string;
    emailAddress: string;
    phone: string;
    /** Postal address for the envelopes. */
    streetAddress?: string;
    zipCode?: string;
    city?: string;
    country?: string;
  };
  companyName: string;
  businessId: string;
  billingReference: string;
  delivery: CompanyDelivery;
};

export type NewCompanyOrder = {
  orderId: string;
  details: CompanyDetails;
  units: number;
  unitPrice: number;
  language: Language;
  portalKeyHash: Buffer;
  sealedPortalKey: Buffer;
  claimKey: string;
  claimDomain: string | null;
  now: number;
};

export async function insertCompanyOrder(
  tx: Transaction,
  { details, ...order }: NewCompanyOrder,
): Promise<void> {
  const { buyer } = details;
  const isPosted = details.delivery === 'envelope';
  await tx.query(
    `insert into company_order
       (company_name, business_id, contact_first_name, contact_last_name, email_address, phone,
        billing_reference, delivery, street_address, zip_code, city, country, units, unit_price_cents,
        language, desk_key_hash, sealed_desk_key, claim_key, claim_domain, created_at, card_order_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      details.companyName,
      details.businessId,
      buyer.firstName,
      buyer.lastName,
      buyer.emailAddress,
      buyer.phone,
      details.billingReference,
      details.delivery,
      isPosted ? buyer.streetAddress : null,
      isPosted ? buyer.zipCode : null,
      isPosted ? buyer.city : null,
      (isPosted && buyer.country) || HOME_COUNTRY,
      order.units,
      order.unitPrice,
      order.language,
      order.portalKeyHash,
      order.sealedPortalKey,
      order.claimKey,
      order.claimDomain,
      new Date(order.now),
      order.orderId,
    ],
  );
}

export type OpenCompanyOrder = {
  orderId: string;
  price: number;
  campaignId: string | null;
  isBeingConfirmed: boolean;
  changedAt: number;
};

/** The same buyer's equal unpaid order, so that choosing a method again creates no second one. */
export async function findOpenCompanyOrder(
  tx: Transaction,
  input: { owner: Owner; details: CompanyDetails; units: number },
): Promise<OpenCompanyOrder | null> {
  const { rows } = await tx.query<OpenCompanyOrder>(
    `select card_order.id as "orderId", card_order.price_cents as price,
            card_order.campaign_code_id as "campaignId",
            (extract(epoch from card_order.changed_at) * 1000)::float8 as "changedAt",
            exists (select from payment_order link
                      join payment on payment.id = link.payment_id
                     where link.card_order_id = card_order.id and payment.state in ('pending', 'unknown'))
              as "isBeingConfirmed"
       from card_order
      where card_order.kind = 'companyOrder' and card_order.forgotten_at is null
        and (card_order.owner_account_id = $1 or card_order.owner_browser_hash = $2)
        and card_order.details = $3::jsonb and card_order.units = $4
        and not exists (select from order_fulfilment where card_order_id = card_order.id)
      order by card_order.changed_at desc
      limit 1`,
    [input.owner.accountId, input.owner.browserHash, JSON.stringify(input.details), input.units],
  );
  return rows[0] ?? null;
}

/** An order without a payment is replaced by the next one, so that editing the form leaves one row. */
export async function deleteUnusedOrders(tx: Transaction, owner: Owner): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from card_order
      where kind = 'companyOrder' and (owner_account_id = $1 or owner_browser_hash = $2)
        and not exists (select from payment_order where card_order_id = card_order.id)
        for update`,
    [owner.accountId, owner.browserHash],
  );
  // A separate statement after the locks, so that it sees a payment made meanwhile.
  const { rowCount } = await tx.query(
    `with unused as (
       select id from unnest($1::uuid[]) as id
        where not exists (select from payment_order where card_order_id = id)
     ), ${deleteOrders('unused')}`,
    [rows.map(({ id }) => id)],
  );
  return rowCount ?? 0;
}

/** Orders changed since then that are neither paid nor invoiced: no cards are drawn for them. */
export async function countUnpaidOrders(
  tx: Transaction,
  { owner, since }: { owner: Owner; since: number },
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::integer as count
       from card_order
      where card_order.kind = 'companyOrder' and card_order.changed_at > $3
        and (card_order.owner_account_id = $1 or card_order.owner_browser_hash = $2)
        and not exists (select from order_fulfilment where card_order_id = card_order.id)
        and not exists (select from company_order where card_order_id = card_order.id)`,
    [owner.accountId, owner.browserHash, new Date(since)],
  );
  return rows[0]?.count ?? 0;
}
