import type { TrackingService } from '../../domain/tracking/tracking-service.ts';
import { readFromServer } from './call-server.ts';
import type { ShopEvent } from './shop-event.ts';

type Tell = (event: ShopEvent) => void;

let telling: Promise<Tell> | null = null;

/** Connects the service of the settings once, then tells it of each event. */
export async function tellService(event: ShopEvent): Promise<void> {
  telling ??= connect().catch((error: unknown) => {
    telling = null;
    throw error;
  });
  (await telling)(event);
}

async function connect(): Promise<Tell> {
  const service = await readFromServer('MuseumCardGuestController', 'getTrackingService', {});
  if (!service) return () => {};
  return { gtm: connectGtm, ga4: connectGa4, matomo: connectMatomo }[service.kind](service);
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Addresses of ours may end in a key: neither query nor hash is anybody's to measure. */
function cleanAddress(): string {
  return window.location.origin + window.location.pathname;
}

// The yes is for measuring; nobody has said yes to advertisements.
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** The container reads the page's own data layer, where the events are already. */
function connectGtm({ id, url }: TrackingService): Tell {
  const layer = window.dataLayer as unknown as unknown[];
  layer.unshift(
    gtagCommand('consent', 'default', CONSENT),
    { page_location: cleanAddress(), page_referrer: '' },
    { 'gtm.start': Date.now(), event: 'gtm.js' },
  );
  loadScript(`${url}/gtm.js?id=${encodeURIComponent(id)}`);
  return () => {};
}

/** Google's tags know a command by its being an `arguments` object. */
function gtagCommand(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  return arguments;
}

/** In a layer of its own, so that the page's events are not read twice. */
function connectGa4({ id, url }: TrackingService): Tell {
  const layer: unknown[] = [
    gtagCommand('consent', 'default', CONSENT),
    gtagCommand('js', new Date()),
    gtagCommand('config', id, { page_location: cleanAddress(), page_referrer: '' }),
  ];
  Object.assign(window, { gtagLayer: layer });
  loadScript(`${url}/gtag/js?id=${encodeURIComponent(id)}&l=gtagLayer`);
  return ({ event, ecommerce }) => void layer.push(gtagCommand('event', event, ecommerce));
}

function connectMatomo({ id, url }: TrackingService): Tell {
  const commands: unknown[][] = [
    ['setTrackerUrl', `${url}/matomo.php`],
    ['setSiteId', id],
    ['setCustomUrl', cleanAddress()],
    ['setReferrerUrl', ''],
    ['trackPageView'],
  ];
  // Once its script runs, the list becomes an object that takes the same commands.
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
