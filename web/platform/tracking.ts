import { type ShopItem, totalValue } from '../../domain/tracking/shop-item.ts';
import { callServer } from './call-server.ts';
import { consentNow, whenGranted } from './consent.ts';
import { logStep } from './logging/flow-log.ts';
import { endFlow, log } from './logging/page-logger.ts';
import { storeValue } from './session-store.ts';
import type { ShopEvent } from './shop-event.ts';

declare global {
  interface Window {
    /** Where a tag manager reads from. Nothing is put here without the visitor's consent. */
    dataLayer?: ShopEvent[];
  }
}

/** The form of a product was opened. */
export function trackAddToCart(items: ShopItem[]): void {
  storeValue('items', items);
  logStep(`form opened: ${idsOf(items)}`, 'shop');
  whenGranted(() => push('add_to_cart', { value: totalValue(items), items }));
}

/** The server accepted the form. */
export function trackBeginCheckout(items: ShopItem[]): void {
  storeValue('items', items);
  logStep(`check accepted: ${idsOf(items)}`, 'shop');
  whenGranted(() => push('begin_checkout', { value: totalValue(items), items }));
}

/**
 * A payment is settled. The server knows what it paid for, in whichever tab the buyer comes back, and which ones were
 * told of, so a reload tells of none twice.
 */
export function trackPurchase(payment: { paymentKey: string } | { paymentId: string }): void {
  logStep('purchase settled', 'shop');
  endFlow();
  whenGranted(() => {
    callServer('MuseumCardGuestController', 'claimPurchaseTracking', payment).then(
      ({ purchase }) => purchase && push('purchase', purchase),
      (error: unknown) => log('WARN', 'a purchase was not tracked', { error, source: 'tracking' }),
    );
  });
}

function idsOf(items: ShopItem[]): string {
  return items.map(({ item_id }) => item_id).join(', ');
}

type Told = Omit<ShopEvent['ecommerce'], 'currency'>;

function push(event: ShopEvent['event'], { items, ...told }: Told): void {
  // A yes that was taken back while the server was asked.
  if (consentNow() !== 'granted') return;
  const shopEvent: ShopEvent = {
    event,
    ecommerce: { ...told, currency: 'EUR', items: items.map(itemOnly) },
  };
  window.dataLayer ??= [];
  window.dataLayer.push(shopEvent);
  // Loaded now and not before: whoever has not said yes loads nothing of it.
  import('./tracking-service.ts')
    .then(({ tellService }) => tellService(shopEvent))
    .catch((error: unknown) => log('WARN', 'tracking failed', { error, source: 'tracking' }));
}

/** These and nothing else, whatever an item may carry. */
function itemOnly({ item_id, item_name, price, quantity, coupon }: ShopItem): ShopItem {
  return { item_id, item_name, price, quantity, ...(coupon && { coupon }) };
}
