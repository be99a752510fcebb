import type { ShopEvent } from '../../domain/tracking/shop-item.ts';
import { measuringOf, type TrackingService } from '../../domain/tracking/tracking-service.ts';
import { readFromServer } from './call-server.ts';
import { currentConsent } from './consent.ts';
import { hidePaymentKey } from './hidden-key.ts';

type SendEvent = (event: ShopEvent) => void;

let connection: Promise<SendEvent> | null = null;

/** Connects the configured service once, then sends it the events in their order. */
export async function sendToTrackingService(events: ShopEvent[]): Promise<void> {
  connection ??= connect().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  const send = await connection;
  for (const event of events) send(event);
}

async function connect(): Promise<SendEvent> {
  const service = await readFromServer('MuseumCardGuestController', 'getTrackingService', {});
  // Another service may be on since this page was loaded, without consent for it.
  if (!service || currentConsent(measuringOf(service)) !== 'granted') return () => {};
  hidePaymentKey();
  return { gtm: connectGtm, ga4: connectGa4, matomo: connectMatomo }[service.kind](service);
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** URLs may end in a secret key: query and hash are never sent. */
function pageUrlWithoutQuery(): string {
  return window.location.origin + window.location.pathname;
}

// The consent covers analytics, not advertising.
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** The container reads the page's data layer, which has the events already. */
function connectGtm({ id, url }: TrackingService): SendEvent {
  window.dataLayer ??= [];
  const layer: unknown[] = window.dataLayer;
  layer.unshift(
    gtagCommand('consent', 'default', CONSENT),
    { page_location: pageUrlWithoutQuery(), page_referrer: '' },
    { 'gtm.start': Date.now(), event: 'gtm.js' },
  );
  loadScript(`${url}/gtm.js?id=${encodeURIComponent(id)}`);
  return () => {};
}

/** Google's tags recognise a command by its type, an `arguments` object. */
function gtagCommand(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: Google's tags do not accept an array
  return arguments;
}

/** A separate data layer, so that the page's events are not counted twice. */
function connectGa4({ id, url }: TrackingService): SendEvent {
  const layer: unknown[] = [
    gtagCommand('consent', 'default', CONSENT),
    gtagCommand('js', new Date()),
    gtagCommand('config', id, { page_location: pageUrlWithoutQuery(), page_referrer: '' }),
  ];
  Object.assign(window, { gtagLayer: layer });
  loadScript(`${url}/gtag/js?id=${encodeURIComponent(id)}&l=gtagLayer`);
  return ({ event, ecommerce }) => void layer.push(gtagCommand('event', event, ecommerce));
}

function connectMatomo({ id, url }: TrackingService): SendEvent {
  const commands: unknown[][] = [
    ['setTrackerUrl', `${url}/matomo.php`],
    ['setSiteId', id],
    ['setCustomUrl', pageUrlWithoutQuery()],
    ['setReferrerUrl', ''],
    ['trackPageView'],
  ];
  // Matomo's script replaces the array by an object that accepts the same commands.
  const holder = Object.assign(window, { _paq: commands });
  loadScript(`${url}/matomo.js`);
  return ({ ecommerce: { items, value, transaction_id } }) => {
    holder._paq.push(['clearEcommerceCart']);
    for (const { item_id, item_name, price, quantity } of items) {
      holder._paq.push(['addEcommerceItem', item_id, item_name, [], price, quantity]);
    }
    holder._paq.push(
      transaction_id
        ? ['trackEcommerceOrder', transaction_id, value]
        : ['trackEcommerceCartUpdate', value],
    );
  };
}
