import type { BillingType } from '../../../domain/purchase/billing-type.ts';
import type { TrackedItem } from '../../platform/session-store.ts';

type Sold = {
  billing: BillingType;
  campaignCode: string | null;
  price: number;
  productName: string;
};

/** What the shop's events and the tab know of the purchase: nothing of the buyer. */
export function shopItem({ billing, campaignCode, price, productName }: Sold): TrackedItem {
  return {
    item_id: `museum-card-${billing}`,
    item_name: productName,
    price,
    ...(campaignCode && { coupon: campaignCode }),
  };
}
