import { CULTURE_VOUCHERS } from './provider.ts';

/** Payment methods that can be switched separately. Banks and mobile wallets are one. */
export const METHODS = ['bank', 'card', ...CULTURE_VOUCHERS, 'companyInvoice'] as const;
export type Method = (typeof METHODS)[number];

/** The scheme's payment method decisions for a day. */
export type MethodRules = {
  /** Maximum for the company invoice, in cents. */
  invoiceMost: number;
  closed: readonly Method[];
};
