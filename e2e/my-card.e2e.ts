import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type PageName, pathTo } from '../contract/page/pages.ts';
import { groupInFours } from '../domain/base/format.ts';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { newCode, signIn } from '../test/browser.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

/** A holder with visits to two museums. */
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

test('a holder signs in, sees card and visits, and opens the card offline', async () => {
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
  await page.getByText('paikkakuntaa, pohjoisin Inari').waitFor();
  // As Chromium does when it finds that the page can be installed.
  await page.evaluate(() => {
    const prompt = async () => document.body.setAttribute('data-asked', '');
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Asenna' }).click();
  await page.locator('body[data-asked]').waitFor();
  expect(await page.getByRole('heading', { name: 'Kortti aloitusnäytölle' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Näytä kassalla' }).click();
  await page.getByRole('img', { name: 'QR-koodi asiakasnumerosta' }).waitFor();
  await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true);

  await page.context().setOffline(true);
  // Other card pages redirect to the cached one. In a new tab, which the first one's requests cannot disturb.
  const door = await page.context().newPage();
  await door.goto(`${portal.url}/oma`);
  expect(new URL(door.url()).pathname).toBe('/oma/kassa');
  await door.getByRole('heading', { name: 'Aino Lahtinen' }).waitFor();
  expect(await door.locator('main').innerText()).toContain(
    groupInFours(customerNumber.slice(0, 8)),
  );
  expect(await door.getByText(/^Tarkistettu \d+\.\d+\.\d{4}, \d\d:\d\d\./).count()).toBe(1);
  await alive(door);

  // The session has ended: the card is still there, and the page asks to sign in.
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await door.goto(`${portal.url}/oma/kassa`);
  await door.getByRole('heading', { name: 'Aino Lahtinen' }).waitFor();
  await door.goto(`${portal.url}/oma`);
  expect(new URL(door.url()).pathname).toBe('/kirjaudu');
  const real = complaints.filter((text) => !/Failed to load resource|ERR_INTERNET/.test(text));
  complaints.splice(0, complaints.length, ...real);
  await close();
});

test('signing out removes the card from the device', async () => {
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

describe('card page errors', () => {
  test('visits that fail to load leave the card usable', async () => {
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

test('a holder changes address, exports data, and cancels a deletion', async () => {
  const { emailAddress } = await givenHolder();
  const { page, close } = await openPage(browser);
  await signIn(page, portal, { emailAddress });
  await page.goto(`${portal.url}/oma/tiedot`);
  await alive(page);
  await page.getByLabel('Katuosoite').fill('Linnankatu 1');
  await page.getByLabel('Postinumero').fill('20100');
  await page.getByLabel('Postitoimipaikka').fill('Turku');
  await page.getByRole('button', { name: 'Tallenna', exact: true }).click();
  await page.getByText('Tiedot tallennettu').waitFor();
  expect(await page.getByRole('textbox', { name: 'Etunimi' }).count()).toBe(0);

  await page.locator('main').getByRole('link', { name: 'Tietosuoja' }).click();
  await page.getByRole('button', { name: 'Kokoa tietoni' }).click();
  await expect
    .poll(
      async () => {
        await page.goto(`${portal.url}/oma/tietosuoja`);
        return page.getByRole('link', { name: 'Lataa (JSON)' }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  const file = await page.getByRole('link', { name: 'Lataa (JSON)' }).getAttribute('href');
  const data = await (await page.request.get(portal.url + file)).json();
  expect(data.contact).toMatchObject([{ streetAddress: 'Linnankatu 1', city: 'Turku' }]);

  await page.getByRole('link', { name: 'Poista tilini' }).click();
  await alive(page);
  await page.getByLabel('Oma sähköpostiosoitteesi').fill(emailAddress);
  // Enter in the field asks for confirmation; in the dialog it keeps the account.
  await page.getByLabel('Oma sähköpostiosoitteesi').press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Poistetaanko tili?' });
  await question.waitFor();
  expect(await page.locator(':focus').innerText()).toBe('Säilytä tili');
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Poista tilini' }).click();
  await question.getByRole('button', { name: 'Poista tili' }).click();
  await page.getByText(/^Tilisi poistetaan \d+\.\d+\.\d{4}\./).waitFor();
  await page.getByRole('link', { name: 'Takaisin' }).click();
  await page.getByRole('button', { name: 'Peru poisto' }).click();
  await page.getByText('Poisto on peruttu').waitFor();
  await close();
});

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;
const OWN_PAGES: PageName[] = [
  'My_Museum_Card',
  'My_Visits',
  'My_Card_Desk',
  'My_Orders',
  'My_Details',
  'My_Privacy',
  'My_Deletion',
];

// Each page in one combination of theme and width: they share their components, and axe is slow.
test.each(OWN_PAGES)('%s is accessible and fits', async (name) => {
  const { width, colorScheme } = LOOKS[OWN_PAGES.indexOf(name) % 2 === 0 ? 0 : 1];
  const { page, close } = await openPage(browser, {
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await signIn(page, portal, await givenHolder());

  await page.goto(portal.url + pathTo(name, 'fi'));
  await page.waitForLoadState('networkidle');

  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close();
});
