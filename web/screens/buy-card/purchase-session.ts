import { useEffect } from 'react';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { shopItem } from '../../../domain/tracking/shop-item.ts';
import { draftOf } from '../../parts/order/card-form-wire.ts';
import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import { useAddToCart } from '../../parts/order/use-add-to-cart.ts';
import { useDraft } from '../../parts/order/use-draft.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { removeValue, storedValue, storeValue } from '../../platform/session-store.ts';
import { trackBeginCheckout } from '../../platform/tracking.ts';
import type { BuyCardState } from './buy-card-state.ts';

/** Values of the purchase stored in this tab. */
export function storedPurchase() {
  return { billing: storedValue('billingType'), campaignCode: storedValue('campaignCode') };
}

function storeCampaignCode(code: string | null): void {
  if (code) storeValue('campaignCode', code);
  else removeValue('campaignCode');
}

export function storeBilling(billing: BillingType): void {
  if (billing === 'monthly') storeValue('billingType', billing);
  else removeValue('billingType');
}

type Accepted = {
  billing: BillingType;
  campaignCode: string | null;
  price: number;
  productName: string;
};

/** The form was accepted: the purchase in progress keeps its billing type, the tab's stored one is cleared. */
export function beginCheckout({ billing, campaignCode, price, productName }: Accepted): void {
  removeValue('billingType');
  // A pending renewal of this tab does not belong to this purchase.
  removeValue('renewalPending');
  storeCampaignCode(campaignCode);
  trackBeginCheckout([shopItem({ id: billing, campaignCode, price, productName })]);
}

/** Tracks once that the form was opened, when its price is known. */
export function useTrackOpenedForm(prices: ShopPrices, shown: BillingType): void {
  const { product } = usePage();
  useAddToCart(() => {
    if (typeof prices === 'string') return null;
    // The stored values are not yet in the form; without them the draft may have a billing type.
    const { billing: stored, campaignCode } = storedPurchase();
    const billing = stored ?? shown;
    return shopItem({
      id: billing,
      campaignCode,
      price: (billing === 'monthly' && prices.monthly) || prices.annual,
      productName: product.nominative,
    });
  });
}

/** The draft is stored on the server, its campaign code in the tab. */
export function usePurchaseDraft(state: BuyCardState) {
  const { form, billing, refusedCode } = state;
  useEffect(() => {
    if (refusedCode !== null) storeCampaignCode(null);
  }, [refusedCode]);
  return useDraft({
    current() {
      storeCampaignCode(codeToStore(state));
      return { form: draftOf(form, billing) };
    },
    send: (draft) => callServer('PurchaseDraftController', 'savePurchaseDraft', draft),
    path: 'PurchaseDraftController/savePurchaseDraft',
  });
}

/** Restored after a reload, unless the server has refused it. */
function codeToStore({ form: { values, choices }, refusedCode }: BuyCardState): string | null {
  if (!choices.hasCampaignCode || values.campaignCode === refusedCode) return null;
  return values.campaignCode.trim();
}
