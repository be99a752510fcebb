import type { ExportSecret } from '../../domain/data-export/export-secret.ts';
import { IMPORT_COLUMNS } from '../../domain/data-import/import-columns.ts';
import type { ImportKind } from '../../domain/data-import/import-kinds.ts';
import { CARDS, DAY, day, euros, outerIds, PERSON_ID, WAITING, yesNo } from './exported-rows.ts';

export type ExportedFile = {
  kind: ImportKind;
  name: string;
  select: string;
  /** The encrypted column; when it is left out, so are the columns of `about`. */
  secret?: { column: string; what: ExportSecret; about: readonly string[] };
};

const PEOPLE = `
  select coalesce(person.outer_id, account.id::text) as person_id, lower(account.email_address) as email,
         coalesce(card.holder_first_name, account.first_name) as first_name,
         coalesce(card.holder_last_name, account.last_name) as last_name,
         card.holder_year_of_birth as year_of_birth, account.language,
         nullif(contact.phone, '') as phone,
         case when contact.zip_code <> '' then contact.street_address end as street_address,
         nullif(contact.zip_code, '') as zip_code,
         case when contact.zip_code <> '' then contact.city end as city,
         case when contact.zip_code <> '' then contact.country end as country,
         ${yesNo(`exists (select from newsletter_consent consent
                           where consent.account_id = account.id and consent.withdrawn_at is null)`)} as newsletter,
         ${day('account.created_at')} as created_on
    from account
    left join ${CARDS} card on card.holder_account_id = account.id
    join account_contact contact on contact.account_id = account.id
    left join ${outerIds('people', 'account_id')} person on person.account_id = account.id
   where account.merged_into is null
     and (card.id is not null
          or account.role = 'customer' and account.first_name is not null and account.last_name is not null)
  union all
  select 'holder-' || card.card_id, null, card.holder_first_name, card.holder_last_name, card.holder_year_of_birth,
         null, null, null, null, null, null, 'no', null
    from ${CARDS} card
   where card.holder_account_id is null`;

const CARD_ROWS = `
  select card.card_id, ${PERSON_ID} as person_id, card.customer_number, card.starts_on, card.valid_until,
         card.waiting_months, ${day('card.registered_at')} as registered_on,
         ${yesNo('card.blocked_at is not null')} as blocked
    from ${CARDS} card
    left join ${outerIds('people', 'account_id')} person on person.account_id = card.holder_account_id`;

const COMPANY_ID = `coalesce(company.outer_id, ordered.id::text)`;
const COMPANIES = `left join ${outerIds('companyOrders', 'target_id')} company on company.target_id = ordered.id`;

/** A seat in use refers to a holder's card; an unclaimed one has its code. Closed seats are not exported. */
const SEATS = `
  select coalesce(known.outer_id, ordered.id || '.' || seat.number) as seat_id, ${COMPANY_ID} as company_order_id,
         seat.number, card.card_id, waiting.customer_number, waiting.sealed_code as activation_code, waiting.months,
         case when waiting.card_id is not null then seat.person_name end as person_name,
         case when waiting.card_id is not null then lower(seat.email_address) end as email,
         case when waiting.card_id is not null then ${day('seat.handed_out_at')} end as handed_out_on,
         ordered.id as order_id
    from company_seat seat
    join company_order ordered on ordered.id = seat.order_id
    ${COMPANIES}
    left join ${outerIds('seats', 'target_id')} known on known.target_id = seat.card_id
    left join ${WAITING} waiting on waiting.card_id = seat.card_id
    left join card_redemption redeemed on redeemed.card_id = seat.card_id
    left join ${CARDS} card
      on card.id = coalesce(redeemed.merged_into_card_id, seat.card_id) and waiting.card_id is null
   where card.id is not null or waiting.card_id is not null`;

const COMPANY_ROWS = `
  select ${COMPANY_ID} as company_order_id, ordered.company_name, ordered.business_id, ordered.contact_first_name,
         ordered.contact_last_name, lower(ordered.email_address) as email, nullif(ordered.phone, '') as phone,
         nullif(ordered.billing_reference, '') as billing_reference,
         nullif(buyer ->> 'streetAddress', '') as street_address, nullif(buyer ->> 'zipCode', '') as zip_code,
         nullif(buyer ->> 'city', '') as city,
         case when buyer ->> 'streetAddress' <> '' then coalesce(buyer ->> 'country', 'FI') end as country,
         ordered.language,
         ${euros('ordered.unit_price_cents')} as unit_price, ${day('ordered.created_at')} as ordered_on
    from company_order ordered
    join card_order on card_order.id = ordered.card_order_id
   cross join lateral (select card_order.details -> 'buyer' as buyer) said
    ${COMPANIES}
   where ordered.id in (select order_id from (${SEATS}) seats)`;

const GIFTS = `
  select coalesce(known.outer_id, waiting.card_id::text) as gift_id, waiting.customer_number,
         waiting.sealed_code as activation_code, waiting.months, waiting.bought_on
    from ${WAITING} waiting
    left join ${outerIds('gifts', 'card_id')} known on known.card_id = waiting.card_id
   where not exists (select from company_seat seat where seat.card_id = waiting.card_id)`;

/** Running contracts paid by the card's holder. */
const CONTRACTS = `
  select coalesce(known.outer_id, contract.id::text) as contract_id, card.card_id, contract.starts_on,
         contract.paid_elsewhere + paid.count as paid_instalments, next.due_on as next_due_on,
         ${euros('next.amount_cents')} as instalment_amount, token.sealed_token as token,
         token.brand as payment_card_brand, token.last_four as payment_card_last_four,
         token.expires_on as payment_card_expires
    from monthly_contract contract
    join ${CARDS} card on card.id = contract.card_id and card.holder_account_id = contract.account_id
    cross join lateral (select count(*)::int from instalment
                         where contract_id = contract.id and paid_by is not null) paid
    join lateral (select due_on, amount_cents from instalment
                   where contract_id = contract.id and paid_by is null order by number limit 1) next on true
    left join payment_token token on token.id = contract.token_id and token.revoked_at is null
    left join ${outerIds('contracts', 'target_id')} known on known.target_id = contract.id
   where contract.withdrawn_at is null`;

/** Visits have a natural key: nothing refers to one, and importers do not keep its id. */
const VISITS = `
  select md5(card.card_id || '|' || museum.slug || '|' || visit.visited_on || '|' || visit.repeat_number) as visit_id,
         card.card_id, museum.slug as museum, visit.visited_on
    from visit
    join ${CARDS} card on card.id = visit.card_id
    join museum on museum.id = visit.museum_id`;

/** Shared codes that are still valid; the exported limit is what is left of it. */
const CAMPAIGNS = `
  select coalesce(known.outer_id, campaign.id::text) as campaign_id, campaign.name, code.code, campaign.kind as effect,
         campaign.value, array_to_string(campaign.purchase_kinds, ' ') as purchase_kinds,
         array_to_string(campaign.billing_types, ' ') as billing_types, campaign.valid_from, campaign.valid_until,
         campaign.use_limit - used.units as use_limit
    from campaign
    join campaign_code code on code.campaign_id = campaign.id
    cross join lateral (select coalesce(sum(link.units), 0)::int as units
                          from payment_order link
                          join order_fulfilment done
                            on done.card_order_id = link.card_order_id and done.payment_id = link.payment_id
                         where link.campaign_code_id = code.id) used
    left join ${outerIds('campaigns', 'target_id')} known on known.target_id = campaign.id
   where campaign.codes = 'one' and not campaign.is_stopped
     and campaign.valid_until >= ${DAY}
     and (campaign.use_limit is null or campaign.use_limit > used.units)`;

/** In the order of import. */
export const EXPORTED_FILES: readonly ExportedFile[] = [
  { kind: 'campaigns', name: 'campaigns.csv', select: CAMPAIGNS },
  { kind: 'people', name: 'people.csv', select: PEOPLE },
  { kind: 'cards', name: 'cards.csv', select: CARD_ROWS },
  { kind: 'companyOrders', name: 'company-orders.csv', select: COMPANY_ROWS },
  {
    kind: 'seats',
    name: 'seats.csv',
    select: SEATS,
    secret: { column: 'activation_code', what: 'activationCodes', about: [] },
  },
  {
    kind: 'gifts',
    name: 'gifts.csv',
    select: GIFTS,
    secret: { column: 'activation_code', what: 'activationCodes', about: [] },
  },
  {
    kind: 'contracts',
    name: 'contracts.csv',
    select: CONTRACTS,
    secret: {
      column: 'token',
      what: 'paymentTokens',
      about: ['payment_card_brand', 'payment_card_last_four', 'payment_card_expires'],
    },
  },
  { kind: 'visits', name: 'visits.csv', select: VISITS },
];

/** Canonical columns, sorted by outer id, so that the same data gives the same file. */
export function exportStatement(file: ExportedFile, { isTold }: { isTold: boolean }): string {
  const { kind, select, secret } = file;
  const hidden = secret && !isTold ? [secret.column, ...secret.about] : [];
  const columns = IMPORT_COLUMNS[kind].map(({ name }) => {
    if (hidden.includes(name)) return `null as ${name}`;
    return name === secret?.column ? name : `${name}::text as ${name}`;
  });
  const [id] = IMPORT_COLUMNS[kind];
  return `select ${columns.join(', ')} from (${select}) as file order by file.${id?.name} collate "C"`;
}
