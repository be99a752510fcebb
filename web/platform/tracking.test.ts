// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Measuring } from '../../domain/tracking/tracking-service.ts';
import { currentConsent, storeConsent } from './consent.ts';
import { storedValue } from './session-store.ts';
import { trackAddToCart, trackBeginCheckout, trackPurchase } from './tracking.ts';

const ITEM = { item_id: 'museum-card-annually', item_name: 'Taidepassi', price: 79, quantity: 1 };

/** No analytics, no logging. */
const answerSettings = (url: string) =>
  new Response(url.includes('Logging') ? '{"enabled":false,"level":"ERROR"}' : 'null');

/** A page that was loaded while this service was on. */
function pageMeasuredBy(measuring?: Measuring, person: object | null = null) {
  const data = JSON.stringify({ transactionId: 't', scheme: { measuring }, person });
  document.body.innerHTML = `<script id="page-data" type="application/json">${data}</script>`;
}

/** Mocks the server's claims: only the first claim of each payment succeeds. */
function answerClaims() {
  const claimed = new Set<string>();
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!body) return answerSettings(url);
    const { paymentKey } = JSON.parse(String(body));
    const isFirst = !claimed.has(paymentKey);
    claimed.add(paymentKey);
    const purchase = { transaction_id: paymentKey, value: 79, items: [ITEM] };
    return new Response(JSON.stringify({ isFirst, ...(isFirst && { purchase }) }));
  });
}

const names = () => (window.dataLayer ?? []).map(({ event }) => event);

beforeEach(() => {
  // Pending requests of an earlier test must not receive this one's answers.
  pageMeasuredBy();
  storeConsent('refused', null);
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
  document.cookie = 'consent=; path=/; max-age=0';
  delete window.dataLayer;
  sessionStorage.clear();
});

describe('before consent', () => {
  test('nothing is pushed, and there is no data layer', () => {
    trackAddToCart([ITEM]);
    trackBeginCheckout([ITEM]);

    expect(currentConsent(null)).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });

  test('an opened form is stored with ids and prices only', () => {
    trackAddToCart([ITEM]);

    expect(storedValue('items')).toEqual([ITEM]);
  });

  test('consent on the same page reports its earlier events', () => {
    trackAddToCart([ITEM]);
    storeConsent('granted', null);

    expect(names()).toEqual(['add_to_cart']);
  });

  test('refusal deletes them, also when consent follows later', () => {
    trackAddToCart([ITEM]);
    storeConsent('refused', null);
    storeConsent('granted', null);

    expect(names()).toEqual([]);
  });
});

describe('with consent', () => {
  beforeEach(() => storeConsent('granted', null));

  test('each event has euros and the facts of its items', () => {
    const carrying = { ...ITEM, coupon: 'KEVAT', emailAddress: 'aino@example.fi' };
    trackAddToCart([carrying]);
    trackBeginCheckout([ITEM]);

    expect(window.dataLayer).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: { currency: 'EUR', value: 79, items: [{ ...ITEM, coupon: 'KEVAT' }] },
      },
      { event: 'begin_checkout', ecommerce: { currency: 'EUR', value: 79, items: [ITEM] } },
    ]);
  });

  test('a purchase is reported once per payment', async () => {
    answerClaims();
    trackBeginCheckout([ITEM]);
    trackPurchase({ paymentKey: 'key-1' });
    trackPurchase({ paymentKey: 'key-1' });
    trackPurchase({ paymentKey: 'key-2' });

    await vi.waitFor(() => expect(names()).toEqual(['begin_checkout', 'purchase', 'purchase']));
    expect(window.dataLayer?.[1]?.ecommerce).toEqual({
      transaction_id: 'key-1',
      currency: 'EUR',
      value: 79,
      items: [ITEM],
    });
  });
});

describe('with an analytics service', () => {
  const service: Measuring = { kind: 'ga4', name: 'Google Analytics', host: 'a.example.fi' };
  const pageOf = (person: object | null) => {
    pageMeasuredBy(service, person);
    storeConsent('granted', service);
  };
  const waiting = () => storedValue('shopEvents')?.map(({ event }) => event) ?? null;

  test.each([
    ['nobody', null],
    ['a customer', { role: 'customer' }],
  ])('%s in a form: events wait for a measured page, refusal deletes them', (_who, person) => {
    pageOf(person);
    trackAddToCart([ITEM]);
    trackBeginCheckout([ITEM]);
    expect(waiting()).toEqual(['add_to_cart', 'begin_checkout']);

    storeConsent('refused', service);
    expect(waiting()).toBeNull();
  });

  test.each([
    ['staff', { role: 'staff', rights: [] }],
    ['a clerk', { role: 'desk', rights: ['visit'] }],
    ['somebody with rights', { role: 'customer', rights: ['visit'] }],
  ])('%s is never reported', (_who, person) => {
    pageOf(person);
    trackAddToCart([ITEM]);

    expect(waiting()).toBeNull();
  });
});

test('without consent no purchase is claimed', () => {
  // The log of an earlier test may still be pending: only a claim would name the payment.
  const claims: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (String(body).includes('key-3')) claims.push(String(body));
    return answerSettings(url);
  });
  storeConsent('refused', null);

  trackBeginCheckout([ITEM]);
  trackPurchase({ paymentKey: 'key-3' });

  expect(claims).toEqual([]);
});

describe('consent to Matomo', () => {
  const MATOMO: Measuring = { kind: 'matomo', name: 'Matomo', host: 'mittari.example.fi' };
  const GA4: Measuring = {
    kind: 'ga4',
    name: 'Google Analytics',
    host: 'www.googletagmanager.com',
  };
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

  test('does not apply to another service, which needs its own consent', () => {
    storeConsent('granted', MATOMO);
    pageMeasuredBy(GA4);

    trackAddToCart([ITEM]);
    expect(names()).toEqual([]);

    storeConsent('granted', GA4);
    expect(names()).toEqual(['add_to_cart']);
  });

  test.each([
    ['matomo', 'https://mittari.example.fi', ['https://mittari.example.fi/matomo.js']],
    ['ga4', 'https://www.googletagmanager.com', []],
    ['matomo', 'https://muualla.example.fi', []],
  ])('loads the script of %s from %s only when that service is on', async (kind, url, loaded) => {
    vi.resetModules();
    const { sendToTrackingService } = await import('./tracking-service.ts');
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ kind, id: '7', url })));
    storeConsent('granted', MATOMO);

    await sendToTrackingService([
      { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 79, items: [] } },
    ]);

    expect(scripts()).toEqual(loaded);
    document.head.replaceChildren();
  });
});
