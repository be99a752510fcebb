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
