/** What can be offered or not, each by itself. Banks and wallets on a phone are one. */
export const METHODS = [
  'bank',
  'card',
  'epassi',
  'smartum',
  'edenred',
  'zevoy',
  'companyInvoice',
] as const;
export type Method = (typeof METHODS)[number];

/** What the scheme has decided of payment methods for a day. */
export type MethodRules = {
  /** The company invoice is not given for more than this, in cents. */
  invoiceMost: number;
  closed: readonly Method[];
};
