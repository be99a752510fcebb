import { type ShopEvent, type ShopItem, totalValue } from '../../domain/tracking/shop-item.ts';
import { callServer } from './call-server.ts';
import { currentConsent, measuringHere, onConsentGranted } from './consent.ts';
import { logStep } from './logging/flow-log.ts';
import { endFlow, log } from './logging/page-logger.ts';
import { isMeasuredDocument } from './measured-document.ts';
import { isAtWork, readPageData } from './page-data.ts';
import { MOST_WAITING_EVENTS, removeValue, storedValue, storeValue } from './session-store.ts';

declare global {
  interface Window {
    /** Read by a tag manager. Nothing is added without the visitor's consent. */
    dataLayer?: ShopEvent[];
  }
}

/** The form of a product was opened. */
export function trackAddToCart(items: ShopItem[]): void {
  storeValue('items', items);
  logStep(`form opened: ${idsOf(items)}`, 'shop');
  onConsentGranted(() => push('add_to_cart', { value: totalValue(items), items }));
}

/** The server accepted the form. */
export function trackBeginCheckout(items: ShopItem[]): void {
  storeValue('items', items);
  logStep(`check accepted: ${idsOf(items)}`, 'shop');
  onConsentGranted(() => push('begin_checkout', { value: totalValue(items), items }));
}

/** A payment is settled. The server hands out each purchase once, so a reload does not track it again. */
export function trackPurchase(payment: { paymentKey: string } | { paymentId: string }): void {
  logStep('purchase settled', 'shop');
  endFlow();
  onConsentGranted(() => {
    callServer('MuseumCardGuestController', 'claimPurchaseTracking', payment).then(
      ({ purchase }) => purchase && push('purchase', purchase),
      (error: unknown) => log('WARN', 'a purchase was not tracked', { error, source: 'tracking' }),
    );
  });
}

function idsOf(items: ShopItem[]): string {
  return items.map(({ item_id }) => item_id).join(', ');
}

type EventDetails = Omit<ShopEvent['ecommerce'], 'currency'>;

function push(event: ShopEvent['event'], { items, ...details }: EventDetails): void {
  // Consent may have been withdrawn while the server was asked.
  if (currentConsent(measuringHere()) !== 'granted') return;
  const shopEvent: ShopEvent = {
    event,
    ecommerce: { ...details, currency: 'EUR', items: items.map(itemOnly) },
  };
  window.dataLayer ??= [];
  if (!isMeasuredDocument()) {
    window.dataLayer.push(shopEvent);
    waitForMeasuredPage(shopEvent);
    return;
  }
  const events = [...(storedValue('shopEvents') ?? []), shopEvent];
  removeValue('shopEvents');
  window.dataLayer.push(...events);
  // Loaded only after consent.
  import('./tracking-service.ts')
    .then(({ sendToTrackingService }) => sendToTrackingService(events))
    .catch((error: unknown) => log('WARN', 'tracking failed', { error, source: 'tracking' }));
}

/** No service runs on form pages, where people type and pay: their events are reported on the next measured page. */
function waitForMeasuredPage(event: ShopEvent): void {
  const { scheme, person } = readPageData();
  if (!scheme.measuring || isAtWork(person)) return;
  const waiting = [...(storedValue('shopEvents') ?? []), event];
  storeValue('shopEvents', waiting.slice(-MOST_WAITING_EVENTS));
}

/** Only these properties are published. */
function itemOnly({ item_id, item_name, price, quantity, coupon }: ShopItem): ShopItem {
  return { item_id, item_name, price, quantity, ...(coupon && { coupon }) };
}
