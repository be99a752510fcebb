import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { type Collector, startCollector } from '../test/collector.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { continueButton, fillForm, goToPayment, openBuyPage, tile } from './buy-page.ts';
import { alive } from './open-page.ts';

const PATIENCE = { timeout: 30_000 };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type Connected = { portal: TestPortal; collector: Collector; stop: () => Promise<void> };

async function connected(kind: string, id: string): Promise<Connected> {
  const collector = await startCollector();
  const portal = await startPortal({
    CALLS_PER_MINUTE: '0',
    TRACKING_KIND: kind,
    TRACKING_ID: id,
    TRACKING_URL: collector.url,
  });
  const stop = async () => {
    await portal.stop();
    await collector.stop();
  };
  return { portal, collector, stop };
}

const question = (page: Page) => page.getByRole('region', { name: 'Ostotilastot' });
const answerWith = (page: Page, { url }: TestPortal, value: string) =>
  page.context().addCookies([{ name: 'consent', value, url }]);

/** Consent to no service, or to another one, does not count: the question is shown again. */
async function sayYes(page: Page, portal: TestPortal): Promise<void> {
  for (const earlier of ['granted', 'granted-matomo-mittari.example.fi']) {
    await answerWith(page, portal, earlier);
    await page.reload();
    await alive(page);
    await question(page).waitFor();
  }
  await question(page).getByRole('button', { name: 'Sallin' }).click();
}

/** Events queued in the tab for the next measured page. */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('museumCard.shopEvents') ?? '[]').map(
      ({ event }: { event: string }) => event,
    ),
  );

async function payInSandbox(page: Page, portal: TestPortal): Promise<void> {
  await page.waitForURL(`${portal.settings.sandboxUrl}/**`);
  await page
    .getByRole('button', { name: /^Maksa/ })
    .first()
    .click();
  await page.waitForURL('**/kiitos/osto?*');
}

async function orderNumber({ pool }: TestPortal): Promise<string> {
  const { rows } = await pool.query(
    'select reference from payment order by created_at desc limit 1',
  );
  return rows[0]?.reference;
}

describe.each([
  ['ga4', 'G-TEST123456', '/gtag/js'],
  ['gtm', 'GTM-TEST123', '/gtm.js'],
])('%s', (kind, id, script) => {
  let world: Connected;
  beforeAll(async () => {
    world = await connected(kind, id);
  });
  afterAll(() => world?.stop());
  const named = async (name: string) =>
    (await world.collector.hits()).filter(({ fields }) => fields.en === name);

  test('gets nothing from the form, where people type and pay; everything on the thank-you page, after consent', async () => {
    const { portal, collector } = world;
    const { page, complaints, close } = await openBuyPage(browser, portal);
    await page.waitForLoadState('networkidle');
    await sayYes(page, portal);
    await goToPayment(page);
    await expect.poll(() => waiting(page), PATIENCE).toEqual(['add_to_cart', 'begin_checkout']);
    await page.waitForLoadState('networkidle');
    expect(await collector.hits()).toEqual([]);

    await tile(page, 'Nordea').click();
    await payInSandbox(page, portal);
    await expect.poll(() => named('purchase'), PATIENCE).toHaveLength(1);
    expect(await named('add_to_cart')).toHaveLength(1);
    expect(await named('begin_checkout')).toHaveLength(1);
    // Analytics scripts see no key in the URL, and a reload shows the same purchase.
    expect(new URL(page.url()).search).toBe('');
    const thanks = await page.locator('main h1').textContent();
    await page.reload();
    await expect.poll(() => page.locator('main h1').textContent()).toBe(thanks);
    await alive(page);

    const [purchase] = await named('purchase');
    expect(purchase?.fields).toMatchObject({
      v: '2',
      tid: id,
      cu: 'EUR',
      'epn.value': '79',
      'ep.transaction_id': await orderNumber(portal),
      pr1: 'idmuseum-card-annually~nmMuseokortti~pr79~qt1',
      // The payment's key is in the query, and must not be measured.
      dl: `${portal.url}/kiitos/osto`,
    });
    expect((await collector.hits())[0]?.path).toBe(script);
    expect(await named('purchase')).toHaveLength(1);
    expect(await waiting(page)).toEqual([]);

    // No analytics script runs where a password is typed.
    await page.evaluate(() => Object.assign(window, { isStill: true }));
    await page.evaluate(() => window.navigation?.navigate('/kirjaudu'));
    await page.waitForURL('**/kirjaudu');
    await alive(page);
    expect(await page.evaluate(() => 'isStill' in window)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('matomo gets a monthly order with the value of its whole plan', async () => {
  const { portal, collector, stop } = await connected('matomo', '7');
  const { page, complaints, close } = await openBuyPage(browser, portal, {
    path: '/osta/kuukausimaksu',
  });
  // The monthly page stores the choice and opens the form.
  await page.waitForURL('**/osta/itselle*');
  await alive(page);
  await sayYes(page, portal);
  await fillForm(page);
  await page.locator('#monthlyConsent').check();
  await continueButton(page).click();
  await page.waitForURL(`${portal.settings.sandboxUrl}/**`);
  expect(await collector.hits()).toEqual([]);
  await payInSandbox(page, portal);
  const carts = async () => (await collector.hits()).filter(({ fields }) => fields.revenue);
  await expect.poll(async () => (await carts()).length, PATIENCE).toBe(3);

  for (const { path, fields } of await carts()) {
    expect(path).toBe('/matomo.php');
    expect(fields).toMatchObject({ idsite: '7', rec: '1', idgoal: '0', revenue: '82.8' });
    expect(JSON.parse(fields.ec_items ?? '')).toEqual([
      ['museum-card-monthly', 'Museokortti', [], 82.8, 1],
    ]);
    expect(fields.url).not.toContain('?');
  }
  expect(complaints).toEqual([]);
  await close();
  await stop();
});
