import type { ColumnType, ImportKind } from './import-kinds.ts';

/** What is known of a column beside its name and type. */
type Traits = {
  /** Form field with the same rules. */
  field?: string;
  /** Taken for an empty cell. */
  default?: string | number;
  /** Newer than the first imports: an empty one is left out of the row, so that rows imported before still match. */
  isLater?: true;
  /** Header in an export of that system. Custom fields (`__c`) are mapped by hand where a scheme uses other names. */
  salesforce?: string;
  woocommerce?: string;
  /** How WooCommerce words the cell. */
  words?: Record<string, string>;
};
type Named<Name extends string> = Traits & { name: Name; type: ColumnType; isRequired: boolean };
export type ImportColumn = Named<string>;

const required = <Name extends string>(
  name: Name,
  type: ColumnType,
  traits: Traits = {},
): Named<Name> => ({ name, type, isRequired: true, ...traits });
const optional = <Name extends string>(
  name: Name,
  type: ColumnType,
  traits: Traits = {},
): Named<Name> => ({ name, type, isRequired: false, ...traits });

/**
 * The canonical files, as documented in docs/data-import.md, written by an export and targeted by every mapping. The
 * first column is the row's id in the other system.
 */
const COLUMNS = {
  campaigns: [
    required('campaign_id', 'outerId', { woocommerce: 'id' }),
    required('name', 'text', { woocommerce: 'code' }),
    required('code', 'text', { woocommerce: 'code' }),
    required('effect', 'text', {
      woocommerce: 'discount_type',
      words: { percent: 'percentOff', fixed_cart: 'amountOff' },
    }),
    required('value', 'whole', { woocommerce: 'amount' }),
    optional('purchase_kinds', 'text', { default: 'standard gift renewal' }),
    optional('billing_types', 'text', { default: 'annually' }),
    required('valid_from', 'day', { woocommerce: 'date_created' }),
    required('valid_until', 'day', { woocommerce: 'date_expires' }),
    optional('use_limit', 'whole', { woocommerce: 'usage_limit' }),
  ],
  people: [
    required('person_id', 'outerId', { salesforce: 'Id', woocommerce: 'customer_id' }),
    optional('email', 'email', { salesforce: 'PersonEmail', woocommerce: 'billing_email' }),
    required('first_name', 'text', {
      field: 'firstName',
      salesforce: 'FirstName',
      woocommerce: 'billing_first_name',
    }),
    required('last_name', 'text', {
      field: 'lastName',
      salesforce: 'LastName',
      woocommerce: 'billing_last_name',
    }),
    optional('year_of_birth', 'year', {
      salesforce: 'Year_of_Birth__pc',
      woocommerce: 'meta:year_of_birth',
    }),
    optional('language', 'language', {
      default: 'fi',
      salesforce: 'Language__pc',
      woocommerce: 'meta:language',
    }),
    optional('phone', 'phone', { salesforce: 'PersonMobilePhone', woocommerce: 'billing_phone' }),
    optional('street_address', 'text', {
      field: 'streetAddress',
      salesforce: 'PersonMailingStreet',
      woocommerce: 'billing_address_1',
    }),
    optional('zip_code', 'zipCode', {
      salesforce: 'PersonMailingPostalCode',
      woocommerce: 'billing_postcode',
    }),
    optional('city', 'text', {
      field: 'city',
      salesforce: 'PersonMailingCity',
      woocommerce: 'billing_city',
    }),
    optional('country', 'country', {
      isLater: true,
      salesforce: 'PersonMailingCountryCode',
      woocommerce: 'billing_country',
    }),
    optional('newsletter', 'yesNo', { salesforce: 'Newsletter__pc' }),
    optional('created_on', 'day', { salesforce: 'CreatedDate', woocommerce: 'date_registered' }),
  ],
  cards: [
    required('card_id', 'outerId', { salesforce: 'Id', woocommerce: 'order_id' }),
    required('person_id', 'reference', { salesforce: 'AccountId', woocommerce: 'customer_id' }),
    required('customer_number', 'customerNumber', {
      salesforce: 'SerialNumber',
      woocommerce: 'meta:card_number',
    }),
    optional('starts_on', 'day', { salesforce: 'InstallDate', woocommerce: 'meta:card_starts' }),
    optional('valid_until', 'day', { salesforce: 'UsageEndDate', woocommerce: 'meta:card_ends' }),
    optional('waiting_months', 'whole'),
    optional('registered_on', 'day', { salesforce: 'PurchaseDate', woocommerce: 'order_date' }),
    optional('blocked', 'yesNo'),
  ],
  companyOrders: [
    required('company_order_id', 'outerId'),
    required('company_name', 'text', { field: 'companyName' }),
    required('business_id', 'text', { field: 'businessId' }),
    required('contact_first_name', 'text', { field: 'firstName' }),
    required('contact_last_name', 'text', { field: 'lastName' }),
    required('email', 'email'),
    optional('phone', 'phone'),
    optional('billing_reference', 'text'),
    optional('street_address', 'text', { field: 'streetAddress', isLater: true }),
    optional('zip_code', 'zipCode', { isLater: true }),
    optional('city', 'text', { field: 'city', isLater: true }),
    optional('country', 'country', { isLater: true }),
    optional('language', 'language', { default: 'fi' }),
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
    required('gift_id', 'outerId', { salesforce: 'Id' }),
    required('customer_number', 'customerNumber', { salesforce: 'SerialNumber' }),
    required('activation_code', 'activationCode', { salesforce: 'Activation_Code__c' }),
    optional('months', 'whole', { default: 12 }),
    required('bought_on', 'day', { salesforce: 'PurchaseDate' }),
  ],
  contracts: [
    required('contract_id', 'outerId', { salesforce: 'Id' }),
    required('card_id', 'reference', { salesforce: 'Asset__c' }),
    required('starts_on', 'day', { salesforce: 'Start_Date__c' }),
    required('paid_instalments', 'whole', { salesforce: 'Paid_Instalments__c' }),
    required('next_due_on', 'day', { salesforce: 'Next_Due_Date__c' }),
    required('instalment_amount', 'euros', { salesforce: 'Instalment_Amount__c' }),
    optional('token', 'text', { salesforce: 'Payment_Token__c' }),
    optional('payment_card_brand', 'text', { salesforce: 'Card_Brand__c' }),
    optional('payment_card_last_four', 'text', { salesforce: 'Card_Last_Four__c' }),
    optional('payment_card_expires', 'expiry', { salesforce: 'Card_Expires__c' }),
  ],
  visits: [
    required('visit_id', 'outerId', { salesforce: 'Id' }),
    required('card_id', 'reference', { salesforce: 'Asset__c' }),
    required('museum', 'museum', { salesforce: 'Museum_Name__c' }),
    required('visited_on', 'day', { salesforce: 'Visit_Date__c' }),
  ],
};
export type ColumnName<Kind extends ImportKind> = (typeof COLUMNS)[Kind][number]['name'];

export const IMPORT_COLUMNS: {
  readonly [Kind in ImportKind]: readonly Named<ColumnName<Kind>>[];
} = COLUMNS;
