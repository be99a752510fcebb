/** What can be imported, in the order of writing: each kind may refer to those before it. */
export const IMPORT_KINDS = [
  'campaigns',
  'people',
  'cards',
  'companyOrders',
  'seats',
  'gifts',
  'contracts',
  'visits',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const COLUMN_TYPES = [
  'outerId',
  'reference',
  'text',
  'email',
  'phone',
  'zipCode',
  'country',
  'year',
  'day',
  'yesNo',
  'whole',
  'euros',
  'language',
  'customerNumber',
  'activationCode',
  'museum',
  'expiry',
] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

export type ImportColumn = { name: string; type: ColumnType; isRequired: boolean };

const required = (name: string, type: ColumnType): ImportColumn => ({
  name,
  type,
  isRequired: true,
});
const optional = (name: string, type: ColumnType): ImportColumn => ({
  name,
  type,
  isRequired: false,
});

/** The canonical files, as documented in docs/data-import.md, written by an export and targeted by every mapping. */
export const IMPORT_COLUMNS: Record<ImportKind, readonly ImportColumn[]> = {
  campaigns: [
    required('campaign_id', 'outerId'),
    required('name', 'text'),
    required('code', 'text'),
    required('effect', 'text'),
    required('value', 'whole'),
    optional('purchase_kinds', 'text'),
    optional('billing_types', 'text'),
    required('valid_from', 'day'),
    required('valid_until', 'day'),
    optional('use_limit', 'whole'),
  ],
  people: [
    required('person_id', 'outerId'),
    optional('email', 'email'),
    required('first_name', 'text'),
    required('last_name', 'text'),
    optional('year_of_birth', 'year'),
    optional('language', 'language'),
    optional('phone', 'phone'),
    optional('street_address', 'text'),
    optional('zip_code', 'zipCode'),
    optional('city', 'text'),
    optional('country', 'country'),
    optional('newsletter', 'yesNo'),
    optional('created_on', 'day'),
  ],
  cards: [
    required('card_id', 'outerId'),
    required('person_id', 'reference'),
    required('customer_number', 'customerNumber'),
    optional('starts_on', 'day'),
    optional('valid_until', 'day'),
    optional('waiting_months', 'whole'),
    optional('registered_on', 'day'),
    optional('blocked', 'yesNo'),
  ],
  companyOrders: [
    required('company_order_id', 'outerId'),
    required('company_name', 'text'),
    required('business_id', 'text'),
    required('contact_first_name', 'text'),
    required('contact_last_name', 'text'),
    required('email', 'email'),
    optional('phone', 'phone'),
    optional('billing_reference', 'text'),
    optional('street_address', 'text'),
    optional('zip_code', 'zipCode'),
    optional('city', 'text'),
    optional('country', 'country'),
    optional('language', 'language'),
    required('unit_price', 'euros'),
    required('ordered_on', 'day'),
  ],
  seats: [
    required('seat_id', 'outerId'),
    required('company_order_id', 'reference'),
    required('number', 'whole'),
    optional('card_id', 'reference'),
    optional('customer_number', 'customerNumber'),
    optional('activation_code', 'activationCode'),
    optional('months', 'whole'),
    optional('person_name', 'text'),
    optional('email', 'email'),
    optional('handed_out_on', 'day'),
  ],
  gifts: [
    required('gift_id', 'outerId'),
    required('customer_number', 'customerNumber'),
    required('activation_code', 'activationCode'),
    optional('months', 'whole'),
    required('bought_on', 'day'),
  ],
  contracts: [
    required('contract_id', 'outerId'),
    required('card_id', 'reference'),
    required('starts_on', 'day'),
    required('paid_instalments', 'whole'),
    required('next_due_on', 'day'),
    required('instalment_amount', 'euros'),
    optional('token', 'text'),
    optional('payment_card_brand', 'text'),
    optional('payment_card_last_four', 'text'),
    optional('payment_card_expires', 'expiry'),
  ],
  visits: [
    required('visit_id', 'outerId'),
    required('card_id', 'reference'),
    required('museum', 'museum'),
    required('visited_on', 'day'),
  ],
};

/** The column with the row's natural key in the other system. */
