import type { Language } from '../../domain/base/language.ts';
import type {
  CompanyDelivery,
  CompanyOrderForm,
} from '../../domain/company-order/company-order-form.ts';
import type { Transaction } from '../db/database.ts';
import type { Owner } from '../purchase/order-owner.ts';

export type NewCompanyOrder = {
  form: CompanyOrderForm & { delivery: CompanyDelivery };
  units: number;
  unitPrice: number;
  language: Language;
  deskKeyHash: Buffer;
  sealedDeskKey: Buffer;
  claimKey: string;
  claimDomain: string | null;
  now: number;
};

export async function insertCompanyOrder(
  tx: Transaction,
  { form, ...order }: NewCompanyOrder,
): Promise<string> {
  const isPosted = form.delivery === 'envelope';
  const { rows } = await tx.query<{ id: string }>(
    `insert into company_order
       (company_name, business_id, contact_first_name, contact_last_name, email_address, phone,
        billing_reference, delivery, street_address, zip_code, city, units, unit_price_cents,
        language, desk_key_hash, sealed_desk_key, claim_key, claim_domain, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
     returning id`,
    [
      form.companyName,
      form.businessId,
      form.firstName,
      form.lastName,
      form.emailAddress,
      form.phone,
      form.billingReference,
      form.delivery,
      isPosted ? form.streetAddress : null,
      isPosted ? form.zipCode : null,
      isPosted ? form.city : null,
      order.units,
      order.unitPrice,
      order.language,
      order.deskKeyHash,
      order.sealedDeskKey,
      order.claimKey,
      order.claimDomain,
      new Date(order.now),
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

type SeatEvents = {
  orderId: string;
  units: number;
  owner: Owner;
  language: Language;
  listPrice: number;
  price: number;
  campaignId: string | null;
  details: object;
  conditionsVersion: string;
  now: number;
};

/** One event and one seat for each card, in one statement whatever their number. */
export async function insertSeatEvents(tx: Transaction, seats: SeatEvents): Promise<string[]> {
  const { rows } = await tx.query<{ event_id: string }>(
    `with made as (
       insert into museum_card_event
         (kind, billing_type, owner_account_id, owner_browser_hash, buyer_account_id, language,
          list_price_cents, price_cents, campaign_code_id, details, conditions_version,
          conditions_accepted_at, created_at, changed_at)
       select 'companyOrder', 'annually', $3, $4, $3, $5, $6, $7, $8, $9, $10, $11, $11, $11
         from generate_series(1, $2::integer)
       returning id
     )
     insert into company_seat (event_id, order_id, number)
     select id, $1, row_number() over (order by id) from made
     returning event_id`,
    [
      seats.orderId,
      seats.units,
      seats.owner.accountId,
      seats.owner.browserHash,
      seats.language,
      seats.listPrice,
      seats.price,
      seats.campaignId,
      JSON.stringify(seats.details),
      seats.conditionsVersion,
      new Date(seats.now),
    ],
  );
  return rows.map(({ event_id }) => event_id);
}

export type OpenCompanyOrder = { eventIds: string[]; price: number; isBeingConfirmed: boolean };

/** The same order, not yet paid, made by the same buyer a moment ago: choosing a method again makes no second one. */
export async function findOpenCompanyOrder(
  tx: Transaction,
  asked: { owner: Owner; details: object; units: number },
): Promise<OpenCompanyOrder | null> {
  const { rows } = await tx.query<OpenCompanyOrder>(
    `select array_agg(event.id) as "eventIds", min(event.price_cents) as price,
            bool_or(exists (select from payment_event link
                              join payment on payment.id = link.payment_id
                             where link.event_id = event.id and payment.state in ('pending', 'unknown')))
              as "isBeingConfirmed"
       from museum_card_event event
       join company_seat seat on seat.event_id = event.id
      where event.kind = 'companyOrder' and event.forgotten_at is null
        and (event.owner_account_id = $1 or event.owner_browser_hash = $2)
        and event.details - 'companyOrderId' = $3::jsonb
        and not exists (select from event_fulfilment where event_id = event.id)
      group by seat.order_id
     having count(*) = $4
      order by max(event.changed_at) desc
      limit 1`,
    [asked.owner.accountId, asked.owner.browserHash, JSON.stringify(asked.details), asked.units],
  );
  return rows[0] ?? null;
}
