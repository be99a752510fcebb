import { fromEuros, sum, times, toEuros } from '../base/cents.ts';
import { INSTALMENT_COUNT } from '../instalment/instalment-plan.ts';

export type SoldAs =
  | 'annually'
  | 'monthly'
  | 'gift-digital'
  | 'gift-envelope'
  | 'company-digital'
  | 'company-envelope'
  | 'renewal-annually'
  | 'renewal-monthly';

/** In the published e-commerce format: no buyer data. */
export type ShopItem = {
  item_id: string;
  item_name: string;
  /** For one piece, in euros. */
  price: number;
  quantity: number;
  coupon?: string | undefined;
};

/** The published e-commerce events; only a purchase has a `transaction_id`. */
export type ShopEvent = {
  event: 'add_to_cart' | 'begin_checkout' | 'purchase';
  ecommerce: { transaction_id?: string; currency: 'EUR'; value: number; items: ShopItem[] };
};

type Sold = {
  /** Item names, after the product's name. */
  id: SoldAs;
  productName: string;
  /** Payment amount for one piece. */
  price: number;
  quantity?: number;
  campaignCode: string | null;
};

/** A monthly plan is bought as a whole: its price is the sum of its instalments. */
export function shopItem({ id, productName, price, quantity = 1, campaignCode }: Sold): ShopItem {
  const isPlan = id === 'monthly' || id === 'renewal-monthly';
  const whole = times(fromEuros(price), isPlan ? INSTALMENT_COUNT : 1);
  return {
    item_id: `museum-card-${id}`,
    item_name: productName,
    price: toEuros(whole),
    quantity,
    ...(campaignCode && { coupon: campaignCode }),
  };
}

export function totalValue(items: ShopItem[]): number {
  return toEuros(sum(items.map(({ price, quantity }) => times(fromEuros(price), quantity))));
}
