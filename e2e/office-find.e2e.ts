import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { payAtPaytrail, signedInBuyer, startPurchase } from '../test/buyer.ts';
import { givenAccount } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { giveSession } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

test('staff find a person by a misspelt name, and read the timeline and the payment', async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer, {
    buyer: { firstName: 'Kaisla', lastName: 'Vuorenpää' },
  });
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
  const { page, close } = await openPage(browser, {
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const agent = await givenAccount(portal.pool, { role: 'staff', staffRoles: ['agent'] });
  await giveSession(page, portal, agent);

  await page.goto(`${portal.url}/hallinta/haku?q=vuorenpaa+kasila`);
  await alive(page);
  await page.getByText('1 osuma').waitFor();
  await page.getByText('Kaisla ≈ kasila, 1 kirjain, etunimi').waitFor();
  expect(await page.content()).not.toContain(buyer.emailAddress);
  expect(await faultsOf(page)).toEqual([]);

  // By keyboard: to the first hit, a quick look, and in.
  await page.getByRole('heading', { level: 2, name: 'Kaisla Vuorenpää' }).waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Pikanäppäimet' });
  await help.getByText('Kopioi rivin osoite').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  const number = page.getByRole('complementary').locator('[data-copy]');
  const copied = await number.getAttribute('data-copy');
  await page
    .getByRole('status')
    .filter({ hasText: `Kopioitu: ${copied}` })
    .waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Kaisla Vuorenpää' }).waitFor();
  await page.getByRole('link', { name: 'Haku: vuorenpaa kasila' }).waitFor();
  await page.getByText(buyer.emailAddress).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: /^Maksut \d/ }).click();
  await page.getByRole('link', { name: 'Avaa maksu' }).click();
  await page.getByText('Maksaja palasi maksupalvelusta').first().waitFor();
  await page.getByText('maksu vahvistui ja tilaus toteutettiin').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'oma kortti' }).click();
  await page.getByRole('heading', { level: 1, name: /^Tilaus MK/ }).waitFor();
  await page.getByRole('link', { name: 'Kuitti (PDF)' }).waitFor();
  await page.getByText('Tilausvahvistus').waitFor();
  await page.getByRole('heading', { level: 2, name: /^\p{Ll}+kuu 20\d\d$/u }).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await page.waitForURL(/\/hallinta$/);
  await close();
});
