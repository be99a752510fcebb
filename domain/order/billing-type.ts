/** Paid at once, or in twelve instalments. */
export const BILLING_TYPES = ['annually', 'monthly'] as const;
export type BillingType = (typeof BILLING_TYPES)[number];
