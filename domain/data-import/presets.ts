import { DATE_FORMATS, type DateFormat, type Encoding, type Separator } from './file-guess.ts';
import { IMPORT_COLUMNS, IMPORT_KINDS, type ImportKind } from './import-kinds.ts';

export type MappedColumn = {
  from: string | null;
  constant: string | null;
  words: Record<string, string>;
};

export type Mapping = {
  encoding: Encoding;
  separator: Separator;
  dateFormat: DateFormat;
  columns: Record<string, MappedColumn>;
  only: { column: string; values: string[] } | null;
};

export type Preset = { id: string; name: string; kind: ImportKind; mapping: Mapping };

const from = (header: string, words: Record<string, string> = {}): MappedColumn => ({
  from: header,
  constant: null,
  words,
});

type Columns = Record<string, string | MappedColumn>;

function preset(
  id: string,
  kind: ImportKind,
  columns: Columns,
  only: Mapping['only'] = null,
): Preset {
  const [system = ''] = id.split(':');
  return {
    id,
    name: system,
    kind,
    mapping: {
      encoding: 'utf-8',
      separator: ',',
      dateFormat: DATE_FORMATS[0],
      columns: Object.fromEntries(
        Object.entries(columns).map(([to, source]) => [
          to,
          typeof source === 'string' ? from(source) : source,
        ]),
      ),
      only,
    },
  };
}

const canonical = IMPORT_KINDS.map((kind) =>
  preset(
    `canonical:${kind}`,
    kind,
    Object.fromEntries(IMPORT_COLUMNS[kind].map(({ name }) => [name, name])),
  ),
);

/**
 * `sf data export bulk` writes API names; custom fields end in `__c` and are mapped by hand where a scheme uses other
 * names.
 */
const salesforce = [
  preset(
    'salesforce:people',
    'people',
    {
      person_id: 'Id',
      email: 'PersonEmail',
      first_name: 'FirstName',
      last_name: 'LastName',
      year_of_birth: 'Year_of_Birth__pc',
      language: 'Language__pc',
      phone: 'PersonMobilePhone',
      street_address: 'PersonMailingStreet',
      zip_code: 'PersonMailingPostalCode',
      city: 'PersonMailingCity',
      country: 'PersonMailingCountryCode',
      newsletter: 'Newsletter__pc',
      created_on: 'CreatedDate',
    },
    { column: 'IsPersonAccount', values: ['true', '1'] },
  ),
  preset(
    'salesforce:cards',
    'cards',
    {
      card_id: 'Id',
      person_id: 'AccountId',
      customer_number: 'SerialNumber',
      starts_on: 'InstallDate',
      valid_until: 'UsageEndDate',
      registered_on: 'PurchaseDate',
    },
    { column: 'Status', values: ['Installed', 'Registered', 'Obsolete'] },
  ),
  preset(
    'salesforce:gifts',
    'gifts',
    {
      gift_id: 'Id',
      customer_number: 'SerialNumber',
      activation_code: 'Activation_Code__c',
      bought_on: 'PurchaseDate',
    },
    { column: 'Status', values: ['Purchased', 'Shipped'] },
  ),
  preset('salesforce:contracts', 'contracts', {
    contract_id: 'Id',
    card_id: 'Asset__c',
    starts_on: 'Start_Date__c',
    paid_instalments: 'Paid_Instalments__c',
    next_due_on: 'Next_Due_Date__c',
    instalment_amount: 'Instalment_Amount__c',
    token: 'Payment_Token__c',
    payment_card_brand: 'Card_Brand__c',
    payment_card_last_four: 'Card_Last_Four__c',
    payment_card_expires: 'Card_Expires__c',
  }),
  preset('salesforce:visits', 'visits', {
    visit_id: 'Id',
    card_id: 'Asset__c',
    museum: 'Museum_Name__c',
    visited_on: 'Visit_Date__c',
  }),
];

/** The customer and order exports of WooCommerce, with the card's fields as order metadata. */
const woocommerce = [
  preset('woocommerce:people', 'people', {
    person_id: 'customer_id',
    email: 'billing_email',
    first_name: 'billing_first_name',
    last_name: 'billing_last_name',
    year_of_birth: 'meta:year_of_birth',
    language: 'meta:language',
    phone: 'billing_phone',
    street_address: 'billing_address_1',
    zip_code: 'billing_postcode',
    city: 'billing_city',
    country: 'billing_country',
    created_on: 'date_registered',
  }),
  preset(
    'woocommerce:cards',
    'cards',
    {
      card_id: 'order_id',
      person_id: 'customer_id',
      customer_number: 'meta:card_number',
      starts_on: 'meta:card_starts',
      valid_until: 'meta:card_ends',
      registered_on: 'order_date',
    },
    { column: 'status', values: ['completed', 'wc-completed', 'processing', 'wc-processing'] },
  ),
  preset('woocommerce:campaigns', 'campaigns', {
    campaign_id: 'id',
    name: 'code',
    code: 'code',
    effect: from('discount_type', { percent: 'percentOff', fixed_cart: 'amountOff' }),
    value: 'amount',
    valid_from: 'date_created',
    valid_until: 'date_expires',
    use_limit: 'usage_limit',
  }),
];

export const PRESETS: readonly Preset[] = [...canonical, ...salesforce, ...woocommerce];

/** The preset of the kind that knows most headers; null: none fills the required columns. */
export function fittingPreset(kind: ImportKind, headers: readonly string[]): Preset | null {
  const has = new Set(headers);
  const must = IMPORT_COLUMNS[kind].filter(({ isRequired }) => isRequired);
  const fitting = PRESETS.filter((each) => each.kind === kind).map((each) => {
    const known = (name: string) => has.has(each.mapping.columns[name]?.from ?? '');
    const filled = must.filter(({ name }) => known(name)).length;
    const all = Object.keys(each.mapping.columns).filter(known).length;
    return { each, filled, all };
  });
  const [best] = fitting.sort((a, b) => b.filled - a.filled || b.all - a.all);
  return best && best.filled > 0 ? best.each : null;
}
