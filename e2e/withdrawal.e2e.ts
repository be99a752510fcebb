import type { Browser } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { signIn } from '../test/browser.ts';
import { payAtPaytrail, signedInBuyer, startPurchase } from '../test/buyer.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

test('a buyer withdraws from the orders page in two steps and gets a receipt with the time', async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer);
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await signIn(page, portal, buyer);

  await page.goto(`${portal.url}/oma/tilaukset`);
  await alive(page);
  await page.getByRole('link', { name: /^Peru sopimus tästä, tilaus MK/ }).click();
  await page.getByRole('heading', { name: /^Tilauksen MK\d+ peruuttaminen$/ }).waitFor();
  expect(await page.getByText('79,00').count()).toBeGreaterThan(1);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Peru sopimus tästä' }).click();
  await page.getByRole('heading', { name: 'Vahvista peruutus' }).waitFor();
  expect((await portal.pool.query('select 1 from withdrawal')).rowCount).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Vahvista peruutus' }).click();

  await page.getByRole('heading', { name: 'Tilaus on peruutettu' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Tilaus on peruutettu');
  await page.getByRole('link', { name: 'Tilaukset ja kuitit' }).click();
  await page.getByText(/^Peruutettu \d/).waitFor();
  await vi.waitFor(
    async () => {
      const subjects = (await portal.mails()).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringMatching(/^Peruutus vastaanotettu/));
    },
    { timeout: 60_000 },
  );
  await close();
});

test('a guest withdraws in one step, and no input is lost when the server does not answer', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(portal.url);
  await alive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Peru sopimus tästä' }).click();
  await page.getByRole('heading', { level: 1, name: 'Peruuta tilaus' }).waitFor();
  const confirm = page.getByRole('button', { name: 'Vahvista peruutus' });
  await confirm.click();
  await page.getByText('Kirjoita nimesi.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Nimesi').fill('Joku Muu');
  await page.getByLabel('Tilausnumero').fill('MK999999');
  await page.getByLabel('Sähköpostiosoite, jolla tilasit').fill('joku@example.fi');

  await page.route('**/stateWithdrawal', (route) => route.abort());
  await confirm.click();
  await page.getByText('Yhteys palvelimeen ei toiminut').waitFor();
  expect(await page.getByLabel('Nimesi').inputValue()).toBe('Joku Muu');
  const asked = page.waitForEvent('dialog');
  const leaving = page.getByRole('contentinfo').getByRole('link', { name: 'Tietosuoja' }).click();
  const question = await asked;
  expect(question.message()).toBe('Peruutustasi ei ole lähetetty. Poistutaanko sivulta silti?');
  await question.dismiss();
  await leaving;
  expect(await page.getByLabel('Nimesi').inputValue()).toBe('Joku Muu');
  await page.unroute('**/stateWithdrawal');
  expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await confirm.click();
  const received = page.getByRole('heading', { name: 'Peruutuksesi on vastaanotettu' });
  await received.waitFor();
  await expect.poll(() => received.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  const { rows } = await portal.pool.query('select name, order_number from withdrawal_statement');
  expect(rows).toEqual([{ name: 'Joku Muu', order_number: 'MK999999' }]);
  await close();
});
