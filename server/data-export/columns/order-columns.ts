import { day, euros } from '../exported-rows.ts';
import type { StoredColumn, StoredColumns } from './stored-column.ts';

/** `buyer`: key of the order's buyer in which it is written too. */
type OrderColumn = StoredColumn & { buyer?: string };

const words = (column: string) => `regexp_split_to_array(row.fields ->> '${column}', '[\\s,]+')`;

/** The exported limit is what is left of it. */
export const CAMPAIGNS: StoredColumns<'campaigns'> = {
  campaign_id: { read: 'coalesce(known.outer_id, campaign.id::text)' },
  name: { into: 'campaign.name', read: 'campaign.name' },
  code: { into: 'campaign_code.code', read: 'code.code' },
  effect: { into: 'campaign.kind', read: 'campaign.kind' },
  value: { into: 'campaign.value', read: 'campaign.value' },
  purchase_kinds: {
    into: 'campaign.purchase_kinds',
    write: words('purchase_kinds'),
    read: `array_to_string(campaign.purchase_kinds, ' ')`,
  },
  billing_types: {
    into: 'campaign.billing_types',
    write: words('billing_types'),
    read: `array_to_string(campaign.billing_types, ' ')`,
  },
  valid_from: { into: 'campaign.valid_from', read: 'campaign.valid_from' },
  valid_until: { into: 'campaign.valid_until', read: 'campaign.valid_until' },
  use_limit: { into: 'campaign.use_limit', read: 'campaign.use_limit - used.units' },
};

const COMPANY_ID = 'coalesce(company.outer_id, ordered.id::text)';
const ofBuyer = (key: string): OrderColumn => ({
  buyer: key,
  read: `nullif(buyer ->> '${key}', '')`,
});

export const COMPANY_ORDERS: StoredColumns<'companyOrders', OrderColumn> = {
  company_order_id: { read: COMPANY_ID },
  company_name: { into: 'company_order.company_name', read: 'ordered.company_name' },
  business_id: { into: 'company_order.business_id', read: 'ordered.business_id' },
  contact_first_name: {
    into: 'company_order.contact_first_name',
    buyer: 'firstName',
    read: 'ordered.contact_first_name',
  },
  contact_last_name: {
    into: 'company_order.contact_last_name',
    buyer: 'lastName',
    read: 'ordered.contact_last_name',
  },
  email: {
    into: 'company_order.email_address',
    buyer: 'emailAddress',
    read: 'lower(ordered.email_address)',
  },
  phone: {
    into: 'company_order.phone',
    buyer: 'phone',
    empty: '',
    read: `nullif(ordered.phone, '')`,
  },
  billing_reference: {
    into: 'company_order.billing_reference',
    empty: '',
    read: `nullif(ordered.billing_reference, '')`,
  },
  street_address: ofBuyer('streetAddress'),
  zip_code: ofBuyer('zipCode'),
  city: ofBuyer('city'),
  country: {
    buyer: 'country',
    read: `case when buyer ->> 'streetAddress' <> '' then coalesce(buyer ->> 'country', 'FI') end`,
  },
  language: { into: 'company_order.language', read: 'ordered.language' },
  unit_price: {
    into: 'company_order.unit_price_cents',
    read: euros('ordered.unit_price_cents'),
  },
  ordered_on: { read: day('ordered.created_at') },
};

/** For `jsonb_build_object`: the buyer of the order behind it. */
export const BUYER = Object.entries(COMPANY_ORDERS).flatMap(([name, { buyer, empty }]) => {
  const cell = `row.fields ->> '${name}'`;
  return buyer
    ? [`'${buyer}', ${empty === undefined ? cell : `coalesce(${cell}, '${empty}')`}`]
    : [];
});

const ofWaiting = (read: string) => `case when waiting.card_id is not null then ${read} end`;

export const SEATS: StoredColumns<'seats'> = {
  seat_id: { read: `coalesce(known.outer_id, ordered.id || '.' || seat.number)` },
  company_order_id: { read: COMPANY_ID },
  number: { into: 'company_seat.number', read: 'seat.number' },
  card_id: { read: 'card.card_id' },
  customer_number: { read: 'waiting.customer_number' },
  activation_code: { read: 'waiting.sealed_code' },
  months: { read: 'waiting.months' },
  person_name: { into: 'company_seat.person_name', read: ofWaiting('seat.person_name') },
  email: { into: 'company_seat.email_address', read: ofWaiting('lower(seat.email_address)') },
  handed_out_on: { read: ofWaiting(day('seat.handed_out_at')) },
};

export const GIFTS: StoredColumns<'gifts'> = {
  gift_id: { read: 'coalesce(known.outer_id, waiting.card_id::text)' },
  customer_number: { read: 'waiting.customer_number' },
  activation_code: { read: 'waiting.sealed_code' },
  months: { read: 'waiting.months' },
  bought_on: { read: 'waiting.bought_on' },
};

export const CONTRACTS: StoredColumns<'contracts'> = {
  contract_id: { read: 'coalesce(known.outer_id, contract.id::text)' },
  card_id: { read: 'card.card_id' },
  starts_on: { read: 'contract.starts_on' },
  paid_instalments: { read: 'contract.paid_elsewhere + paid.count' },
  next_due_on: { read: 'next.due_on' },
  instalment_amount: { read: euros('next.amount_cents') },
  token: { read: 'token.sealed_token' },
  payment_card_brand: { into: 'payment_token.brand', empty: '', read: 'token.brand' },
  payment_card_last_four: { into: 'payment_token.last_four', empty: '', read: 'token.last_four' },
  payment_card_expires: { into: 'payment_token.expires_on', empty: '', read: 'token.expires_on' },
};
