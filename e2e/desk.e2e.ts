import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatDate } from '../domain/base/format.ts';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { signIn } from '../test/browser.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { countSeen, enterDesk, openDesk, says, scan, storedTexts } from './desk-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

const today = () => helsinkiDay(portal.clock.now());
const boughtOn = () => addMonths(today(), -1);

async function visitsAt(museumId: string) {
  const { rows } = await portal.pool.query<{ card_id: string; offline_verdict: string | null }>(
    'select card_id, offline_verdict from visit where museum_id = $1 order by recorded_at',
    [museumId],
  );
  return rows;
}

test('a clerk checks, records, is warned about a second visit, and undoes one', async () => {
  const { page, close, museumId } = await openDesk(portal, browser);
  const { cardId, customerNumber } = await givenCard(portal.pool, {
    boughtOn: boughtOn(),
    firstVisitOn: null,
  });

  await scan(page, customerNumber);
  await says(page, 'Kortti on voimassa');
  await page.getByText('Aino Lahtinen, s. 1987').waitFor();
  await page.getByText('Tarkista henkilöllisyystodistus', { exact: true }).waitFor();
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
  await page.getByText(`päättyi ${formatDate(addMonths(today(), -1), 'fi')}.`).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Aino');

  // Undone visits are not stored, nor any beyond their day.
  expect(await page.evaluate(countSeen)).toBe(1);
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.reload();
  await expect.poll(() => page.evaluate(countSeen), { timeout: 60_000 }).toBe(0);
  await close();
});

test('the desk works offline, and no visit is lost or doubled', async () => {
  const first = await givenCard(portal.pool, { boughtOn: boughtOn(), firstVisitOn: null });
  const second = await givenCard(portal.pool, { validUntil: addMonths(today(), 3) });
  const expired = await givenCard(portal.pool, { validUntil: addMonths(today(), -1) });
  const before = await givenCard(portal.pool, { validUntil: addMonths(today(), 3) });
  const { page, complaints, close, museumId } = await openDesk(portal, browser);
  await scan(page, before.customerNumber);
  await says(page, 'Kortti on voimassa');
  await page.keyboard.press('Enter');
  await says(page, 'Käynti kirjattu');

  // Offline emulation restarts with each document: an early call would still reach the server.
  await page.route('**/DeskController/**', (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await scan(page, before.customerNumber);
  await says(page, 'Jo kirjattu tänään');
  await scan(page, first.customerNumber);
  await says(page, 'Kortti on voimassa');
  await page.getByText('Ei yhteyttä. Kirjaus tallentuu ja lähetetään, kun yhteys palaa.').waitFor();
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
  expect(await visitsAt(museumId)).toHaveLength(1);
  const stored = await page.evaluate(storedTexts);
  expect(stored).not.toContain(before.customerNumber);
  expect(stored).not.toContain(first.customerNumber);
  expect(stored).not.toContain('Lahtinen');

  await page.unroute('**/DeskController/**');
  await page.context().setOffline(false);
  await page.getByText('3 käyntiä tänään').waitFor();
  await expect
    .poll(() => visitsAt(museumId), { timeout: 60_000 })
    .toEqual([
      { card_id: before.cardId, offline_verdict: null },
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

test('signing out on another page sends queued visits, or keeps them unreadable until the next sign-in', async () => {
  const [first, second] = [await givenCard(portal.pool), await givenCard(portal.pool)];
  const { page, close, museumId, complaints } = await openDesk(portal, browser);
  const signOut = () => page.getByRole('link', { name: 'Kirjaudu ulos' }).click();
  const recordOffline = async ({ customerNumber }: { customerNumber: string }) => {
    await page.context().setOffline(true);
    await scan(page, customerNumber);
    await says(page, 'Kortti on voimassa');
    await page.keyboard.press('Enter');
    await page.getByText('Lähetystä odottaa 1.').waitFor();
  };
  await recordOffline(first);
  await signOut();
  const question = page.getByRole('alertdialog', { name: 'Ennen kuin kirjaudut ulos' });
  await question.getByText('et voi kirjautua ulos').waitFor();
  await question.getByRole('button', { name: 'Pysy kirjautuneena' }).click();

  // The network is back, but the server fails.
  await page.route('**/DeskController/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.context().setOffline(false);
  await page.goto(`${portal.url}/museot`);
  await alive(page);
  await signOut();
  await question.getByText('Lähettämättömiä käyntejä on vielä 1.').waitFor();
  await question.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  const stored = await page.evaluate(storedTexts);
  expect(stored).toContain(museumId);
  expect(stored).not.toContain(first.customerNumber);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await visitsAt(museumId)).toEqual([]);

  await page.unroute('**/DeskController/**');
  const emailAddress = `${randomUUID()}@example.fi`;
  await givenAccount(portal.pool, { emailAddress, role: 'desk', museumId });
  await enterDesk(portal, page, emailAddress);
  await page.getByText('1 käynti tänään').waitFor();
  await expect.poll(() => visitsAt(museumId), { timeout: 60_000 }).toHaveLength(1);

  await recordOffline(second);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(`${portal.url}/museot`);
  await alive(page);
  await signOut();
  await page.waitForURL(({ pathname }) => pathname === '/');
  expect((await visitsAt(museumId)).map(({ card_id }) => card_id)).toEqual([
    first.cardId,
    second.cardId,
  ]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  const real = complaints.filter((text) => !/Failed to load resource|ERR_INTERNET/.test(text));
  complaints.splice(0, complaints.length, ...real);
  await close();
});

test('users other than desk staff read who the page is for', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${portal.url}/kassa`);
  expect(new URL(page.url()).pathname).toBe('/kirjaudu');
  await signIn(page, portal, { emailAddress: `${randomUUID()}@example.fi` });
  await page.goto(`${portal.url}/kassa`);
  await page.getByText('Kassa on museoiden työväline.').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await close();
});

test.each([
  { width: 1024, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)('the desk is accessible and fits %o', async ({ width, colorScheme }) => {
  const { page, close } = await openDesk(portal, browser, {
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
