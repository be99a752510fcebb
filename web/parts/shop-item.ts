import type { TrackedItem } from '../platform/session-store.ts';

type Sold = {
  /** What is sold, behind the product's own word. */
  id:
    | 'annually'
    | 'monthly'
    | 'gift-digital'
    | 'gift-envelope'
    | 'company-digital'
    | 'company-envelope'
    | 'renewal-annually'
    | 'renewal-monthly';
  productName: string;
  /** Of the whole line: the four facts of an item have no number of pieces. */
  price: number;
  campaignCode: string | null;
};

/** What the shop's events and the tab know of the purchase: nothing of the buyer. */
export function shopItem({ id, campaignCode, price, productName }: Sold): TrackedItem {
  return {
    item_id: `museum-card-${id}`,
    item_name: productName,
    price,
    ...(campaignCode && { coupon: campaignCode }),
  };
}
