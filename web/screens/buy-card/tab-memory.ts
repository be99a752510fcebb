import type { BillingType } from '../../../domain/order/billing-type.ts';
import { shopItem } from '../../../domain/tracking/shop-item.ts';
import { removeValue, storedValue, storeValue } from '../../platform/session-store.ts';
import { trackBeginCheckout } from '../../platform/tracking.ts';

export type TabMemory = { billing: BillingType | null; campaignCode: string | null };

/** spec 4: what this tab says of the purchase. */
export function recallPurchase(): TabMemory {
  return { billing: storedValue('billingType'), campaignCode: storedValue('campaignCode') };
}

export function rememberCampaignCode(code: string | null): void {
  if (code) storeValue('campaignCode', code);
  else removeValue('campaignCode');
}

export function rememberBilling(billing: BillingType): void {
  if (billing === 'monthly') storeValue('billingType', billing);
  else removeValue('billingType');
}

type Accepted = {
  billing: BillingType;
  campaignCode: string | null;
  price: number;
  productName: string;
};

/** The form was accepted: the running purchase keeps its type, the tab forgets it. */
export function purchaseAccepted({ billing, campaignCode, price, productName }: Accepted): void {
  removeValue('billingType');
  // A flag of a renewal that was begun in this tab is not about this purchase.
  removeValue('renewalPending');
  rememberCampaignCode(campaignCode);
  trackBeginCheckout([shopItem({ id: billing, campaignCode, price, productName })]);
}
