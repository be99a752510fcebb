import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '../domain/base/format.ts';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { openBrowser, signIn } from '../test/browser.ts';
import { givenAccount, givenCard, givenMuseum } from '../test/given.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { alive, type OpenedPage, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

async function openDesk(options = {}): Promise<OpenedPage & { museumId: string }> {
  const museumId = await givenMuseum(portal.pool);
  const emailAddress = `${randomUUID()}@example.fi`;
  await givenAccount(portal.pool, { emailAddress, role: 'desk', museumId });
  const opened = await openPage(browser, options);
  await signIn(opened.page, portal, { emailAddress });
  await opened.page.goto(`${portal.url}/kassa`);
  await readyAt(opened.page);
  return { ...opened, museumId };
}

/** The page runs, and would run without a network. */
async function readyAt(page: Page) {
  await alive(page);
  await page.locator('#customerNumber:focus').waitFor();
  await page.getByText(/^Toimii myös ilman yhteyttä/).waitFor();
  // The worker keeps the page last, when it has all of its files.
  await page.waitForFunction(async () => {
    const cache = await caches.open('desk');
    const kept = await cache.match('/kassa');
    return kept?.headers.has('x-kept-at') === true;
  });
}

const today = () => helsinkiDay(portal.clock.now());
const boughtOn = () => addMonths(today(), -1);

/** As a reader does: digits and Enter, wherever the focus is. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
const says = (page: Page, word: string) =>
  page.getByRole('alert').filter({ hasText: word }).waitFor();

async function visitsAt(museumId: string) {
  const { rows } = await portal.pool.query<{ card_id: string; offline_verdict: string | null }>(
    'select card_id, offline_verdict from visit where museum_id = $1 order by recorded_at',
    [museumId],
  );
  return rows;
}

test('a clerk checks, records, is asked about a second visit, and takes one back', async () => {
  const { page, close, museumId } = await openDesk();
  const { cardId, customerNumber } = await givenCard(portal.pool, {
    boughtOn: boughtOn(),
    firstVisitOn: null,
  });

  await scan(page, customerNumber);
  await says(page, 'Kortti on voimassa');
  await page.getByText('Aino Lahtinen, s. 1987').waitFor();
  await page.getByText('Tarkista henkilötodistus', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await says(page, 'Käynti kirjattu');
  await page.getByText('1 käynti tänään').waitFor();
  expect(await visitsAt(museumId)).toEqual([{ card_id: cardId, offline_verdict: null }]);
  const { rows } = await portal.pool.query(
    'select valid_until::text from card_validity where card_id = $1',
    [cardId],
  );
  expect(rows).toEqual([{ valid_until: addMonths(today(), 12) }]);

  await scan(page, customerNumber.replace(/(.{4})/g, '$1 '));
  await says(page, 'Jo kirjattu tänään');
  // Enter alone never records a second one.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Kirjaa silti' }).click();
  await page.getByText('2 käyntiä tänään').waitFor();
  await page.getByRole('button', { name: 'Peru kirjaus' }).click();
  await page.getByText('Kirjaus peruttu.').waitFor();
  expect(await visitsAt(museumId)).toHaveLength(1);

  await scan(page, '1234');
  await page.getByText('Tämä ei ole asiakasnumero.').waitFor();
  const expired = await givenCard(portal.pool, { validUntil: addMonths(today(), -1) });
  await scan(page, expired.customerNumber);
  await says(page, 'Ei voimassa');
  await page.getByText(`päättyi ${formatDate(addMonths(today(), -1))}.`).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Aino');
  await close();
});

test('without a network the desk goes on, and nothing is lost or doubled', async () => {
  const first = await givenCard(portal.pool, { boughtOn: boughtOn(), firstVisitOn: null });
  const second = await givenCard(portal.pool, { validUntil: addMonths(today(), 3) });
  const expired = await givenCard(portal.pool, { validUntil: addMonths(today(), -1) });
  const { page, complaints, close, museumId } = await openDesk();

  await page.context().setOffline(true);
  await scan(page, first.customerNumber);
  await says(page, 'Kortti on voimassa');
  await page.getByText('Ei yhteyttä. Kirjaus tallentuu ja lähtee, kun yhteys palaa.').waitFor();
  await page.getByText('Ilman yhteyttä nimi ei näy.').waitFor();
  await page.keyboard.press('Enter');
  await says(page, 'Käynti kirjattu');
  await scan(page, expired.customerNumber);
  await says(page, 'Ei voimassa');

  await page.reload();
  await alive(page);
  await page.locator('#customerNumber:focus').waitFor();
  await page.getByText('Lähetystä odottaa 1.').waitFor();
  await scan(page, first.customerNumber);
  await says(page, 'Jo kirjattu tänään');
  await scan(page, second.customerNumber);
  await says(page, 'Kortti on voimassa');
  await page.keyboard.press('Enter');
  await page.getByText('Lähetystä odottaa 2.').waitFor();
  expect(await visitsAt(museumId)).toEqual([]);
  const stored = await page.evaluate(storedTexts);
  expect(stored).not.toContain(first.customerNumber);
  expect(stored).not.toContain('Lahtinen');

  await page.context().setOffline(false);
  await page.getByText('2 käyntiä tänään').waitFor();
  await expect
    .poll(() => visitsAt(museumId), { timeout: 60_000 })
    .toEqual([
      { card_id: first.cardId, offline_verdict: 'valid' },
      { card_id: second.cardId, offline_verdict: 'valid' },
    ]);
  await expect.poll(() => page.getByText(/Lähet/).count(), { timeout: 60_000 }).toBe(0);

  await page.getByRole('link', { name: 'Kirjaudu ulos' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  const real = complaints.filter((text) => !/Failed to load resource|ERR_INTERNET/.test(text));
  complaints.splice(0, complaints.length, ...real);
  await close();
});

/** Everything that the page keeps in the browser, as one text. */
async function storedTexts(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open('museum-desk');
    asked.onsuccess = () => resolve(asked.result);
  });
  const read = (name: string) =>
    new Promise<unknown[]>((resolve) => {
      const asked = database.transaction(name).objectStore(name).getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
  const visits = await read('visits');
  const [list] = (await read('list')) as { bytes: ArrayBuffer }[];
  database.close();
  const bytes = new TextDecoder('latin1').decode(list?.bytes);
  return JSON.stringify([visits, bytes, { ...localStorage }, { ...sessionStorage }]);
}

test('whoever is not at a desk is told whose page it is', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${portal.url}/kassa`);
  expect(new URL(page.url()).pathname).toBe('/kirjaudu');
  await signIn(page, portal, { emailAddress: `${randomUUID()}@example.fi` });
  await page.goto(`${portal.url}/kassa`);
  await page.getByText('Tämä sivu on museoiden kassoille.').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await close();
});

test.each([
  { width: 1024, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)('the desk is accessible and fits %o', async ({ width, colorScheme }) => {
  const { page, close } = await openDesk({
    viewport: { width, height: 768 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const { customerNumber } = await givenCard(portal.pool, { validUntil: addMonths(today(), 3) });
  await scan(page, customerNumber);
  await says(page, 'Kortti on voimassa');

  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 768 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close();
});
