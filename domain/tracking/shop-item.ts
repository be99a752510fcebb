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

/** As the published shop events name them: nothing of the buyer. */
export type ShopItem = {
  item_id: string;
  item_name: string;
  /** Of one piece, in euros. */
  price: number;
  quantity: number;
  coupon?: string | undefined;
};

/** The published shop events; only a purchase has a `transaction_id`. */
export type ShopEvent = {
  event: 'add_to_cart' | 'begin_checkout' | 'purchase';
  ecommerce: { transaction_id?: string; currency: 'EUR'; value: number; items: ShopItem[] };
};

type Sold = {
  /** What is sold, behind the product's own word. */
  id: SoldAs;
  productName: string;
  /** What one payment asks for one piece. */
  price: number;
  quantity?: number;
  campaignCode: string | null;
};

/** A monthly plan is bought whole: its price is all its instalments. */
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
