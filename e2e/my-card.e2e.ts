import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageName, pathTo } from '../contract/pages.ts';
import { groupInFours } from '../domain/base/format.ts';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { newCode, openBrowser, signIn } from '../test/browser.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { alive, openPage } from './open-page.ts';

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

/** A holder who has been at two museums. */
async function givenHolder() {
  const emailAddress = `${randomUUID()}@example.fi`;
  const accountId = await givenAccount(portal.pool, { emailAddress });
  const today = helsinkiDay(portal.clock.now());
  const card = await givenCard(portal.pool, { accountId, validUntil: addMonths(today, 7) });
  await portal.pool.query(
    `insert into visit (id, card_id, museum_id, visited_on)
     select gen_random_uuid(), $1, id, $2 from museum
      where slug in ('saamelaismuseo-siida', 'ateneumin-taidemuseo')`,
    [card.cardId, today],
  );
  return { emailAddress, ...card };
}

const isKept = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('card')).keys()).some(({ url }) => url.endsWith('/oma/kassa')),
  );

test('a holder signs in, sees card and visits, and opens the card without a network', async () => {
  const { emailAddress, customerNumber } = await givenHolder();
  const { page, close, complaints } = await openPage(browser, {
    viewport: { width: 390, height: 800 },
  });
  await page.goto(`${portal.url}/oma`);
  await alive(page);
  await page.getByLabel('Sähköpostiosoite').fill(emailAddress);
  await page.getByRole('button', { name: 'Lähetä kertakoodi', exact: true }).click();
  await page.getByLabel('Kertakoodi sähköpostistasi').waitFor();
  await page.getByLabel('Kertakoodi sähköpostistasi').fill(await newCode(portal, emailAddress));
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Hei Aino, ovet ovat auki.' }).waitFor();
  expect(await page.title()).toBe('Oma Museokortti – Museokortti');
  await page.getByText('Saamelaismuseo Siida').waitFor();
  await page.getByText('kaupunkia, pohjoisin Inari').waitFor();
  await page.getByRole('link', { name: 'Koko näyttö kassalle' }).click();
  await page.getByRole('img', { name: 'QR-koodi asiakasnumerosta' }).waitFor();
  await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true);

  await page.context().setOffline(true);
  // Another page of one's own leads to what is there.
  await page.goto(`${portal.url}/oma`);
  expect(new URL(page.url()).pathname).toBe('/oma/kassa');
  await page.getByRole('heading', { name: 'Aino Lahtinen' }).waitFor();
  expect(await page.locator('main').innerText()).toContain(
    groupInFours(customerNumber.slice(0, 8)),
  );
  expect(await page.getByText(/^Tarkistettu \d+\.\d+\.\d{4}, \d\d:\d\d\./).count()).toBe(1);
  await alive(page);

  // The session has ended meanwhile: the card is still there, and the page around it asks to sign in.
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.goto(`${portal.url}/oma/kassa`);
  await page.getByRole('heading', { name: 'Aino Lahtinen' }).waitFor();
  await page.goto(`${portal.url}/oma`);
  expect(new URL(page.url()).pathname).toBe('/kirjaudu');
  const real = complaints.filter((text) => !/Failed to load resource|ERR_INTERNET/.test(text));
  complaints.splice(0, complaints.length, ...real);
  await close();
});

test('signing out leaves nothing of the card on the device', async () => {
  const { emailAddress } = await givenHolder();
  const { page, close } = await openPage(browser);
  await signIn(page, portal, { emailAddress });
  await page.goto(`${portal.url}/oma/kassa`);
  await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true);
  await page.getByRole('link', { name: 'Sulje' }).click();

  await page.getByRole('link', { name: 'Kirjaudu ulos' }).first().click();
  await page.waitForURL(({ pathname }) => pathname === '/');

  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await close();
});

describe('what may go wrong', () => {
  test('visits that cannot be read leave the card in its place', async () => {
    const { emailAddress } = await givenHolder();
    const { page } = await openPage(browser);
    await signIn(page, portal, { emailAddress });
    await page.route('**/ui-api/records/batch/**', (route) => route.abort());

    await page.goto(`${portal.url}/oma`);

    await page.getByText('Käyntejä ei saatu ladattua. Korttisi toimii silti.').waitFor();
    expect(await page.getByRole('img', { name: 'QR-koodi asiakasnumerosta' }).count()).toBe(1);
    await page.context().close();
  });
});

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;
const OWN_PAGES: PageName[] = ['My_Museum_Card', 'My_Visits', 'Extend_Validity', 'My_Card_Desk'];

test('every page of one’s own is accessible and fits, in both themes', async () => {
  const { emailAddress } = await givenHolder();
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce' });
  await signIn(page, portal, { emailAddress });

  for (const name of OWN_PAGES) {
    await page.goto(portal.url + pathTo(name, 'fi'));
    await page.waitForLoadState('networkidle');
    for (const { width, colorScheme } of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      expect({ name, width, faults: await faultsOf(page) }).toEqual({ name, width, faults: [] });
    }
  }
  await close();
}, 180_000);
