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

const must = (name: string, type: ColumnType): ImportColumn => ({ name, type, isRequired: true });
const may = (name: string, type: ColumnType): ImportColumn => ({ name, type, isRequired: false });

/** The canonical files, as documented in docs/data-import.md, written by an export and targeted by every mapping. */
export const IMPORT_COLUMNS: Record<ImportKind, readonly ImportColumn[]> = {
  campaigns: [
    must('campaign_id', 'outerId'),
    must('name', 'text'),
    must('code', 'text'),
    must('effect', 'text'),
    must('value', 'whole'),
    may('purchase_kinds', 'text'),
    may('billing_types', 'text'),
    must('valid_from', 'day'),
    must('valid_until', 'day'),
    may('use_limit', 'whole'),
  ],
  people: [
    must('person_id', 'outerId'),
    may('email', 'email'),
    must('first_name', 'text'),
    must('last_name', 'text'),
    may('year_of_birth', 'year'),
    may('language', 'language'),
    may('phone', 'phone'),
    may('street_address', 'text'),
    may('zip_code', 'zipCode'),
    may('city', 'text'),
    may('country', 'country'),
    may('newsletter', 'yesNo'),
    may('created_on', 'day'),
  ],
  cards: [
    must('card_id', 'outerId'),
    must('person_id', 'reference'),
    must('customer_number', 'customerNumber'),
    may('starts_on', 'day'),
    may('valid_until', 'day'),
    may('waiting_months', 'whole'),
    may('registered_on', 'day'),
    may('blocked', 'yesNo'),
  ],
  companyOrders: [
    must('company_order_id', 'outerId'),
    must('company_name', 'text'),
    must('business_id', 'text'),
    must('contact_first_name', 'text'),
    must('contact_last_name', 'text'),
    must('email', 'email'),
    may('phone', 'phone'),
    may('billing_reference', 'text'),
    may('street_address', 'text'),
    may('zip_code', 'zipCode'),
    may('city', 'text'),
    may('country', 'country'),
    may('language', 'language'),
    must('unit_price', 'euros'),
    must('ordered_on', 'day'),
  ],
  seats: [
    must('seat_id', 'outerId'),
    must('company_order_id', 'reference'),
    must('number', 'whole'),
    may('card_id', 'reference'),
    may('customer_number', 'customerNumber'),
    may('activation_code', 'activationCode'),
    may('months', 'whole'),
    may('person_name', 'text'),
    may('email', 'email'),
    may('handed_out_on', 'day'),
  ],
  gifts: [
    must('gift_id', 'outerId'),
    must('customer_number', 'customerNumber'),
    must('activation_code', 'activationCode'),
    may('months', 'whole'),
    must('bought_on', 'day'),
  ],
  contracts: [
    must('contract_id', 'outerId'),
    must('card_id', 'reference'),
    must('starts_on', 'day'),
    must('paid_instalments', 'whole'),
    must('next_due_on', 'day'),
    must('instalment_amount', 'euros'),
    may('token', 'text'),
    may('payment_card_brand', 'text'),
    may('payment_card_last_four', 'text'),
    may('payment_card_expires', 'expiry'),
  ],
  visits: [
    must('visit_id', 'outerId'),
    must('card_id', 'reference'),
    must('museum', 'museum'),
    must('visited_on', 'day'),
  ],
};

/** The column with the row's natural key in the other system. */
