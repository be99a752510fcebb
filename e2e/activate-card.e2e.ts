import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { showActivationCode } from '../domain/activation/activation-code.ts';
import { groupInFours } from '../domain/base/format.ts';
import { parseCustomerNumber } from '../domain/card/customer-number.ts';
import { newCode } from '../test/browser.ts';
import { deskVerdict } from '../test/desk-clerk.ts';
import { givenAccount, givenCard, givenClaimableCards } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { activateByCode, registerAndEnter } from './activation-page.ts';
import { expectNothingPersonalKept } from './browser-storage.ts';
import { fillForm, giveSession, heading, PASSWORD, visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, type OpenedPage, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
let opened: OpenedPage;
let page: Page;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

async function open(accountId?: string): Promise<void> {
  opened = await openPage(browser);
  page = opened.page;
  await page.context().addCookies([{ name: 'consent', value: 'refused', url: portal.url }]);
  if (accountId) await giveSession(page, portal, accountId);
}

async function claimable() {
  const { secretKey } = portal.settings;
  const [card] = await givenClaimableCards(portal.pool, { secretKey });
  if (!card) throw new Error('no card');
  return card;
}

test('a guest activates by code, returns to the code, registers, and the card works at the desk', async () => {
  const card = await claimable();
  await open();
  await visit(page, `${portal.url}/aktivoi`);
  await page.getByRole('button', { name: 'Jatka' }).click();
  await page.getByText('Kirjoita koodi ennen kuin jatkat.').waitFor();
  await page.getByLabel('Aktivointikoodi').fill('ACDE-FGHJ');
  await page.getByRole('button', { name: 'Jatka' }).click();
  await page.getByText('Koodissa on kirjoitusvirhe.').waitFor();
  await page.getByLabel('Aktivointikoodi').fill(showActivationCode(card.code).toLowerCase());
  await page.getByRole('button', { name: 'Jatka' }).click();
  await page.getByRole('button', { name: 'PALAA' }).click();
  await page.getByRole('heading', { name: 'Aktivoi kortti', level: 1 }).waitFor();
  const grouped = card.code.replace(/(.{4})(?=.)/g, '$1 ');
  expect(await page.getByLabel('Aktivointikoodi').inputValue()).toBe(grouped);

  await page.getByRole('button', { name: 'Jatka' }).click();
  await page
    .getByRole('heading', { name: 'Rekisteröidy Museokortin käyttäjäksi', level: 1 })
    .waitFor();
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/processMuseumCard')) bodies.push(request.postData() ?? '');
  });
  await fillForm(page);
  const saved = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('"emailAddress":"saaja@example.fi"'),
  );
  await page.locator('#emailAddress').fill('saaja@example.fi');
  await saved;
  await page.reload();
  await alive(page);
  await page.getByText('Kirjoita salasana uudelleen, muut tiedot ovat tallella.').waitFor();
  const shownIn = (field: string) => page.locator(`#${field}`).inputValue();
  expect(await shownIn('streetAddress')).toBe('Puutarhakatu 12 B 7');
  expect(await shownIn('emailAddress')).toBe('saaja@example.fi');
  // Consent must be given again after a reload.
  await page.locator('#terms').setChecked(true);
  expect(await shownIn('password')).toBe('');
  await page.locator('#password').fill(PASSWORD);
  await page.locator('#confirmPassword').fill(PASSWORD);
  await page.getByRole('button', { name: 'Rekisteröidy', exact: true }).click();
  await page.waitForURL('**/kiitos/rekisterointi');
  await page.getByRole('heading', { name: 'Kiitos rekisteröitymisestäsi!', level: 1 }).waitFor();
  expect(bodies.map((body) => JSON.parse(body).validateOnly)).toEqual([true, false]);
  expect(JSON.parse(bodies[1] ?? '{}').inputData.cardAssetId).toBe(card.cardId);
  const shown = await page.locator('main .number').first().textContent();
  expect(parseCustomerNumber(shown ?? '')).toBe(card.customerNumber);
  await expectNothingPersonalKept(page, ['saaja@', 'Lahtinen', 'Puutarhakatu', PASSWORD]);
  await page.goBack();
  await page.getByRole('heading', { name: 'Aloita aktivointikoodista' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Aloita aktivointikoodista – /);
  await opened.close();
  const { rowCount } = await portal.pool.query('select from registration_draft');
  expect(rowCount).toBe(0);

  expect(await deskVerdict(portal, card.customerNumber)).toBe('valid');
});

test('a mistyped address is corrected on the thank-you page and verified by a code', async () => {
  const card = await claimable();
  const right = 'oikea@example.fi';
  await open();
  await activateByCode({ page, portal }, card.code);
  await registerAndEnter({ page, portal }, 'vaara@example.fi');
  await page.getByRole('button', { name: 'Osoite on väärin' }).click();
  await page.getByLabel('Sähköpostiosoite').fill(right);
  await page.getByRole('button', { name: 'Lähetä linkki uuteen osoitteeseen' }).click();
  await page.getByText(`Uusi linkki on matkalla osoitteeseen ${right}.`).waitFor();
  const code = newCode(portal, right);
  await page.getByRole('button', { name: 'Vahvista koodilla nyt' }).click();
  await page.getByLabel('Kertakoodi sähköpostistasi').fill((await code) ?? '');
  await page.waitForURL(/\/oma$/);

  await page.getByRole('img', { name: new RegExp(groupInFours(card.customerNumber)) }).waitFor();
  await opened.close();
});

test('a link carries its code, and a card holder adds the year to the existing card', async () => {
  const gift = await claimable();
  const accountId = await givenAccount(portal.pool);
  const { customerNumber } = await givenCard(portal.pool, { accountId, validUntil: '2030-06-24' });
  await open(accountId);

  await visit(page, `${portal.url}/aktivoi?koodi=${gift.code}`);
  await page.getByRole('button', { name: 'Lisää vuosi korttiini' }).click();

  await page.getByText('Korttisi on nyt voimassa 24.6.2031 asti.').waitFor();
  expect(page.url()).toBe(`${portal.url}/aktivoi`);
  await expect.poll(() => heading(page)).toBe('Vuosi on lisätty korttiisi');
  await opened.close();
  expect(await deskVerdict(portal, customerNumber)).toBe('valid');
});
