import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { giveSession } from './buy-page.ts';
import { openPage } from './open-page.ts';

const PATIENCE = { timeout: 30_000 };

let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0', OFFLINE_PAGES: 'yes' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** Cached paths; null until the offline page is cached. */
function keptPaths(page: Page): Promise<string[] | null> {
  return page.evaluate(async () => {
    if (!(await caches.has('offline'))) return null;
    const requests = await (await caches.open('offline')).keys();
    const paths = requests.map(({ url }) => new URL(url).pathname);
    const { active } = (await navigator.serviceWorker.getRegistration('/')) ?? {};
    return paths.includes('/en/offline') && active?.state === 'activated' ? paths : null;
  });
}

async function openAndKeep(page: Page): Promise<void> {
  await page.goto(`${portal.url}/tietosuoja`);
  await expect.poll(() => keptPaths(page), PATIENCE).not.toBeNull();
}

/** A new tab, which the first one's requests cannot disturb. */
async function openWithoutNetwork(page: Page, path: string): Promise<Page> {
  await page.context().setOffline(true);
  const tab = await page.context().newPage();
  await tab.goto(portal.url + path);
  return tab;
}

/** As browsers do at any time; the next request starts them again. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

const fetchPicture = async () =>
  (await fetch(document.querySelector('img')?.src ?? '', { cache: 'no-store' })).ok;

test('a page that cannot be loaded says so in its language, and opens by itself when it can', async () => {
  const { page } = await openPage(browser);
  await openAndKeep(page);

  const tab = await openWithoutNetwork(page, '/sv/museer?plats=1#karta');
  await tab.getByRole('heading', { name: 'Ingen nätverksanslutning' }).waitFor();
  await tab.getByRole('button', { name: 'Försök igen' }).waitFor();
  expect(await tab.getByRole('button', { name: 'Visa kortet' }).count()).toBe(0);
  // The picture is cached too.
  await tab.waitForFunction(() => (document.querySelector('img')?.naturalWidth ?? 0) > 0);
  expect(tab.url()).toBe(`${portal.url}/sv/museer?plats=1#karta`);
  await stopWorkers(tab);
  expect(await tab.evaluate(fetchPicture)).toBe(true);

  await page.context().setOffline(false);
  await tab.getByRole('heading', { name: 'Vart går vi i dag?', level: 1 }).waitFor(PATIENCE);
  expect(tab.url()).toBe(`${portal.url}/sv/museer?plats=1#karta`);
  await page.context().close();
});

test('only the offline page is cached, without personal data, and a new release replaces it', async () => {
  const accountId = await givenAccount(portal.pool, { emailAddress: 'kuka.lienee@example.fi' });
  const { page, close } = await openPage(browser);
  await giveSession(page, portal, accountId);
  await openAndKeep(page);
  await page.goto(`${portal.url}/oma/tiedot`);
  await page.getByText('kuka.lienee@example.fi').first().waitFor({ state: 'attached' });

  const paths = (await keptPaths(page)) ?? [];
  const pages = paths.filter((path) => !path.startsWith('/assets/')).sort();
  expect(pages).toEqual(['/en/offline', '/ilman-verkkoa', '/sv/utan-nat']);
  const words = await page.evaluate(async () => {
    const cache = await caches.open('offline');
    const found = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return (await Promise.all(found.map(async (answer) => answer?.text()))).join('');
  });
  expect(words).not.toContain('kuka.lienee');

  await page.evaluate(async () => {
    await (await caches.open('offline')).put('/assets/old.js', new Response(''));
    await navigator.serviceWorker.register('/offline-worker.js?release=next', { scope: '/' });
  });
  const isOldKept = () =>
    page.evaluate(async () => (await caches.match('/assets/old.js')) !== undefined);
  await expect.poll(isOldKept, PATIENCE).toBe(false);
  await close();
});

test('the cached card is one click away from the offline page', async () => {
  const accountId = await givenAccount(portal.pool);
  await givenCard(portal.pool, { accountId, validUntil: '2099-06-24' });
  const { page } = await openPage(browser);
  await giveSession(page, portal, accountId);
  await openAndKeep(page);
  await page.goto(`${portal.url}/oma`);
  const isCardKept = () =>
    page.evaluate(async () => (await caches.match('/oma/kassa')) !== undefined);
  await expect.poll(isCardKept, PATIENCE).toBe(true);

  const tab = await openWithoutNetwork(page, '/museot');
  await tab.getByRole('heading', { name: 'Ei verkkoyhteyttä' }).waitFor();
  await tab.getByRole('button', { name: 'Näytä kortti' }).click();
  await tab.getByRole('img', { name: 'QR-koodi asiakasnumerosta' }).waitFor(PATIENCE);
  expect(new URL(tab.url()).pathname).toBe('/oma/kassa');
  await page.context().close();
});

test('the operator can remove the offline page from every browser', async () => {
  const { page, close } = await openPage(browser);
  await openAndKeep(page);
  Object.assign(portal.settings, { offlinePages: false });

  await page.goto(`${portal.url}/tietosuoja`);

  const isGone = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.length === 0 && !(await caches.has('offline'));
    });
  await expect.poll(isGone, PATIENCE).toBe(true);
  Object.assign(portal.settings, { offlinePages: true });
  await close();
});
