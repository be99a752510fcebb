import type { ShopItem } from '../../domain/tracking/shop-item.ts';

/** The names and parts of the published shop events; `transaction_id` only of a purchase. */
export type ShopEvent = {
  event: 'add_to_cart' | 'begin_checkout' | 'purchase';
  ecommerce: { transaction_id?: string; currency: 'EUR'; value: number; items: ShopItem[] };
};
