// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentConsent, storeConsent } from './consent.ts';
import { storedValue } from './session-store.ts';
import { trackAddToCart, trackBeginCheckout, trackPurchase } from './tracking.ts';

const ITEM = { item_id: 'museum-card-annually', item_name: 'Taidepassi', price: 79, quantity: 1 };

/** Nobody measures, and nothing is logged. */
const answerSettings = (url: string) =>
  new Response(url.includes('Logging') ? '{"enabled":false,"level":"ERROR"}' : 'null');

/** The server's side of the claims: the first of each payment is first. */
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
  // What another test left waiting for an answer must not answer to this one's.
  storeConsent('refused');
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
  document.cookie = 'consent=; path=/; max-age=0';
  document.body.innerHTML =
    '<script id="page-data" type="application/json">{"transactionId":"t"}</script>';
  delete window.dataLayer;
  sessionStorage.clear();
});

describe('before an answer', () => {
  test('nothing is pushed, and there is not even a data layer', () => {
    trackAddToCart([ITEM]);
    trackBeginCheckout([ITEM]);

    expect(currentConsent()).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });

  test('what was opened is stored all the same, ids and prices only', () => {
    trackAddToCart([ITEM]);

    expect(storedValue('items')).toEqual([ITEM]);
  });

  test('a yes on the same page tells of what happened on it', () => {
    trackAddToCart([ITEM]);
    storeConsent('granted');

    expect(names()).toEqual(['add_to_cart']);
  });

  test('a no forgets it, also when a yes comes later', () => {
    trackAddToCart([ITEM]);
    storeConsent('refused');
    storeConsent('granted');

    expect(names()).toEqual([]);
  });
});

describe('with consent', () => {
  beforeEach(() => storeConsent('granted'));

  test('each event carries euros and the facts of its items', () => {
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

  test('a purchase is told of once per payment', async () => {
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

test('without consent no purchase is claimed', () => {
  // The log of an earlier test may still be on its way: only a claim would name the payment.
  const claims: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (String(body).includes('key-3')) claims.push(String(body));
    return answerSettings(url);
  });
  storeConsent('refused');

  trackBeginCheckout([ITEM]);
  trackPurchase({ paymentKey: 'key-3' });

  expect(claims).toEqual([]);
});
