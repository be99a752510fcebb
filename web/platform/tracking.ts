import { callServer } from './call-server.ts';
import { whenGranted } from './consent.ts';
import { logStep } from './logging/flow-log.ts';
import { endFlow, log } from './logging/page-logger.ts';
import { storedValue, storeValue, type TrackedItem } from './session-store.ts';

declare global {
  interface Window {
    /** Where a tag manager would read from. Nothing is put here without the visitor's consent. */
    dataLayer?: ShopEvent[];
  }
}

type EventName = 'add_to_cart' | 'begin_checkout' | 'purchase';
export type ShopEvent = {
  event: EventName;
  ecommerce: { currency: 'EUR'; items: TrackedItem[] };
};

/** The form of a product was opened. */
export function trackAddToCart(items: TrackedItem[]): void {
  storeValue('items', items);
  logStep(`form opened: ${idsOf(items)}`, 'shop');
  whenGranted(() => push('add_to_cart', items));
}

/** The server accepted the form. */
export function trackBeginCheckout(items: TrackedItem[]): void {
  storeValue('items', items);
  logStep(`check accepted: ${idsOf(items)}`, 'shop');
  whenGranted(() => push('begin_checkout', items));
}

/**
 * A payment is settled for the items of this tab. The server remembers which ones were told of, so a reload tells
 * of none twice.
 */
export function trackPurchase(payment: { paymentKey: string } | { paymentId: string }): void {
  logStep('purchase settled', 'shop');
  endFlow();
  const items = storedValue('items');
  if (!items) return;
  whenGranted(() => {
    callServer('MuseumCardGuestController', 'claimPurchaseTracking', payment).then(
      ({ isFirst }) => isFirst && push('purchase', items),
      (error: unknown) => log('WARN', 'a purchase was not tracked', { error, source: 'tracking' }),
    );
  });
}

function idsOf(items: TrackedItem[]): string {
  return items.map(({ item_id }) => item_id).join(', ');
}

function push(event: EventName, items: TrackedItem[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ecommerce: { currency: 'EUR', items: items.map(itemOnly) } });
}

/** These four and nothing else, whatever an item may carry. */
function itemOnly({ item_id, item_name, price, coupon }: TrackedItem): TrackedItem {
  return { item_id, item_name, price, ...(coupon && { coupon }) };
}
