import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { updateCardList } from '../server/ticket-desk/update-card-list.ts';
import { newCode } from '../test/browser.ts';
import { givenAccount, givenCard, givenMuseum } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { continueButton, fillForm, giveSession, tile, visit } from './buy-page.ts';
import { enterDesk, says, scan } from './desk-page.ts';
import { givenBrowser } from './given-browser.ts';
import { openPage } from './open-page.ts';
import { type ScreenReader, startReader } from './screen-reader.ts';

let portal: TestPortal;
let browser: Browser;
let page: Page;
let reader: ScreenReader;
let complaints: string[];
let close: () => Promise<void>;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

beforeEach(async () => {
  ({ page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' }));
  reader = await startReader(page);
});
afterEach(() => close());

/** `npm run docs:spoken` regenerates the files; review them before committing. */
const isAsWritten = (name: string) =>
  expect(reader.transcript()).toMatchFileSnapshot(`spoken/${name}.txt`);

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const seen = (text: string | RegExp) => page.getByText(text).first().waitFor();

async function signedIn(emailAddress: string): Promise<string> {
  const accountId = await givenAccount(portal.pool, { emailAddress });
  await giveSession(page, portal, accountId);
  return accountId;
}

test('buying a card', async () => {
  await signedIn('ostaja@example.fi');
  await reader.after('Avaa sivun /osta/itselle', () => visit(page, `${portal.url}/osta/itselle`));
  await reader.read('main');
  await reader.after('Täyttää lomakkeen ja jatkaa', async () => {
    await fillForm(page);
    await continueButton(page).click();
    await page.locator('h1:focus', { hasText: 'Valitse maksutapa' }).waitFor();
    await tile(page, 'Nordea').waitFor();
  });
  await reader.read('main');
  await reader.after('Maksaa Nordeassa ja palaa', async () => {
    await tile(page, 'Nordea').click();
    await page.getByRole('button', { name: /^Maksa \d/ }).click();
    await page.locator('h1:focus', { hasText: 'Tervetuloa sisään, Aino.' }).waitFor();
    await seen('Kortti on nyt tallessa tällä laitteella');
  });
  await reader.read('main');

  await isAsWritten('buying');
});

test('signing in', async () => {
  const emailAddress = 'kirjautuja@example.fi';
  await givenAccount(portal.pool, { emailAddress });
  await page.context().addCookies([{ name: 'consent', value: 'refused', url: portal.url }]);
  const path = '/kirjaudu?retUrl=%2Flahja';
  await reader.after('Avaa sivun /kirjaudu', () => visit(page, portal.url + path));
  await reader.read('RootWebArea');
  await reader.after('Pyytää koodin ilman osoitetta', async () => {
    await press('Lähetä kertakoodi');
    await page.locator('#emailAddress[aria-invalid=true]:focus').waitFor();
  });
  await reader.after('Pyytää koodin', async () => {
    await page.getByLabel('Sähköpostiosoite').fill(emailAddress);
    await press('Lähetä kertakoodi');
    await page.locator('#code:focus').waitFor();
  });
  await reader.read('main');
  await reader.after('Kirjoittaa väärän koodin', async () => {
    await newCode(portal, emailAddress);
    await page.locator('#code').fill('000000');
    await seen('Koodi on väärä tai vanhentunut.');
    await page.locator('#code:focus').waitFor();
    // The console logs the refused code.
    await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  });
  await reader.after('Kirjoittaa koodin', async () => {
    await page.locator('#code').fill(await newCode(portal, emailAddress));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${portal.url}/lahja`);
  });

  await isAsWritten('signing-in');
});

test('the card', async () => {
  const accountId = await signedIn('haltija@example.fi');
  const validUntil = addMonths(helsinkiDay(portal.clock.now()), 7);
  const { cardId } = await givenCard(portal.pool, { accountId, validUntil });
  await portal.pool.query(
    `insert into visit (id, card_id, museum_id, visited_on)
     select gen_random_uuid(), $1, id, $2 from museum where slug = 'ateneumin-taidemuseo'`,
    [cardId, helsinkiDay(portal.clock.now())],
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await reader.after('Avaa sivun /oma', async () => {
    await visit(page, `${portal.url}/oma`);
    await seen('Ateneumin taidemuseo');
  });
  await reader.read('main');
  await reader.after('Avaa kortin', async () => {
    await page.getByRole('link', { name: 'Näytä kassalla' }).click();
    await page.locator('h1:focus', { hasText: 'Aino Lahtinen' }).waitFor();
  });
  await reader.read('main');

  await isAsWritten('card');
});

test('the error summary', async () => {
  await signedIn('erehtyja@example.fi');
  await reader.after('Avaa sivun /osta/itselle', () => visit(page, `${portal.url}/osta/itselle`));
  await reader.after('Jatkaa tyhjällä lomakkeella', async () => {
    await continueButton(page).click();
    await page.locator('h2:focus', { hasText: 'Tarkista 9 kohtaa' }).waitFor();
    await seen('Virhe lomakkeessa');
  });
  await reader.read('main');
  await reader.after('Korjaa etunimen', async () => {
    await page.getByLabel('Etunimi').fill('Aino');
    await page.keyboard.press('Tab');
    await page.locator('#lastName:focus').waitFor();
    await seen('korjattu');
  });
  await reader.read('main');

  await isAsWritten('error-summary');
});

test('toasts', async () => {
  const accountId = await signedIn('muuttaja@example.fi');
  await givenCard(portal.pool, { accountId });
  await reader.after('Avaa sivun /oma/tiedot', () => visit(page, `${portal.url}/oma/tiedot`));
  const save = () =>
    page.getByRole('button', { name: 'Tallenna', exact: true }).first().press('Enter');
  await reader.after('Tallentaa', async () => {
    await page.getByLabel('Katuosoite').fill('Linnankatu 1');
    await page.getByLabel('Postinumero').fill('20100');
    await page.getByLabel('Postitoimipaikka').fill('Turku');
    await save();
    await reader.hears('Tiedot tallennettu');
  });
  await reader.after('Tallentaa, kun palvelimessa on vika', async () => {
    await page.route('**/ui-api/records/**', (route) => route.fulfill({ status: 503, body: '' }));
    await save();
    await reader.hears('Virhe: Tallennus ei onnistunut.');
    await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('503')]);
  });
  await reader.after('Siirtyy ilmoitukseen (F6)', () => page.keyboard.press('F6'));

  await isAsWritten('toasts');
});

test('the verdict of the ticket desk', async () => {
  const museumId = await givenMuseum(portal.pool);
  const emailAddress = 'kassalla@example.fi';
  await givenAccount(portal.pool, { emailAddress, role: 'desk', museumId });
  const today = helsinkiDay(portal.clock.now());
  const valid = await givenCard(portal.pool, { validUntil: addMonths(today, 3) });
  const ended = await givenCard(portal.pool, { validUntil: addMonths(today, -1) });
  await updateCardList(portal);
  await reader.after('Avaa sivun /kassa', () => enterDesk(portal, page, emailAddress));
  await reader.read('main');
  await reader.after('Lukee voimassa olevan kortin', async () => {
    await scan(page, valid.customerNumber);
    await says(page, 'Kortti on voimassa');
  });
  await reader.read('main');
  await reader.after('Kirjaa käynnin', async () => {
    await page.keyboard.press('Enter');
    await says(page, 'Käynti kirjattu');
    await seen('1 käynti tänään');
  });
  await reader.after('Lukee saman kortin uudelleen', async () => {
    await scan(page, valid.customerNumber);
    await says(page, 'Jo kirjattu tänään');
  });
  await reader.after('Lukee päättyneen kortin', async () => {
    await scan(page, ended.customerNumber);
    await says(page, 'Ei voimassa');
  });
  await reader.read('main');

  await isAsWritten('desk-verdict');
});
