/** What a payment pays for. */
export const PURCHASE_KINDS = ['standard', 'gift', 'renewal', 'companyOrder'] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];
