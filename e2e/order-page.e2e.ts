import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import {
  type BuyPage,
  continueButton,
  fillForm,
  heading,
  openBuyPage,
  stored,
  tile,
  visit,
} from './buy-page.ts';

let portal: TestPortal;
let browser: Browser;
let opened: BuyPage;
let page: Page;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  browser = await openBrowser();
  await portal.pool.query(
    `insert into campaign_code (code, kind, value, valid_from, valid_until)
     values ('LISAKUU', 'extraMonths', 1, '2020-01-01', '2099-12-31')`,
  );
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});
beforeEach(async () => {
  opened = await openBuyPage(browser, portal);
  page = opened.page;
});
afterEach(() => opened.close());

async function mailTexts(): Promise<string> {
  const mails = await portal.mails();
  const own = mails.filter(({ to }) => to.some((one) => one.includes(opened.emailAddress)));
  return JSON.stringify(own);
}

test('a free month and a voucher are consistent on order, thank-you page, mail, list and order page', async () => {
  await fillForm(page);
  await page.getByRole('checkbox', { name: 'Minulla on kampanjakoodi' }).check();
  await page.locator('#campaignCode').fill('LISAKUU');
  await continueButton(page).click();
  await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
  await page.locator('aside').getByText('Museokortti, 13 kuukautta').waitFor();
  expect(await page.getByText('12 kuukautta').count()).toBe(0);

  await tile(page, 'ePassi').click();
  await page.waitForURL(`${portal.settings.sandboxUrl}/**`);
  await page.locator('button[value="ok"]').first().click();
  await page.waitForURL(`${portal.url}/kiitos/osto?*`);
  await page.getByText('Kortti on voimassa 13 kuukautta ensimmäisestä museokäynnistä').waitFor();
  await expect.poll(mailTexts, { timeout: 20_000 }).toContain('Kulttuurietu');
  const mail = await mailTexts();
  expect(mail).toContain('13 kuukautta');
  expect(mail).not.toContain('12 kuukautta');
  expect(mail).not.toContain('Verkkopankki');

  await visit(page, `${portal.url}/oma/tilaukset`);
  await page.getByRole('cell', { name: 'Kulttuurietu' }).waitFor();
  await page.getByRole('rowheader').getByRole('link', { name: 'Museokortti' }).click();
  await page.getByRole('heading', { level: 1, name: /^Tilaus MK\d+$/ }).waitFor();
  await page.getByText('Museokortti, 13 kuukautta').waitFor();
  for (const told of ['Kulttuurietu', 'Maksettu']) {
    expect(await page.locator('main dl').getByText(told, { exact: true }).count()).toBeGreaterThan(
      0,
    );
  }
  const receipt = page.getByRole('link', { name: 'Lataa kuitti (PDF)' });
  const answer = await page.request.get(portal.url + (await receipt.getAttribute('href')));
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(await page.title()).toMatch(/^Tilaus MK\d+ – Museokortti$/);
  expect(await faultsOf(page)).toEqual([]);

  const number = new URL(page.url()).pathname.split('/').at(-1);
  const other = await openBuyPage(browser, portal, { path: `/oma/tilaukset/${number}` });
  await other.page.getByRole('heading', { name: 'Tilausta ei löytynyt' }).waitFor();
  other.complaints.length = 0;
  await other.close();
});

test('the focus stays on the spinner during the check', async () => {
  await fillForm(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/processMuseumCard', async (route) => {
    await held;
    await route.continue();
  });
  await continueButton(page).focus();
  await page.keyboard.press('Enter');

  await page.getByText('Tarkistamme tietoja').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  release();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('the form after a cancelled monthly payment is monthly, and requires consent again', async () => {
  await page.getByRole('button', { name: /^Maksa 12 kuukausierässä/ }).click();
  await fillForm(page);
  await page.locator('#monthlyConsent').check();
  await continueButton(page).click();
  await page.waitForURL(`${portal.settings.sandboxUrl}/**`);
  await page.locator('button[value="cancel"]').first().click();
  await page.waitForURL(`${portal.url}/**`);
  await visit(page, `${portal.url}/osta/kuukausimaksu`);
  await page.locator('#monthlyConsent').waitFor();

  expect(await page.locator('#monthlyConsent').isChecked()).toBe(false);
  expect(await page.locator('#terms').isChecked()).toBe(false);
  await expect.poll(() => stored(page, 'items')).toContain('museum-card-monthly');
});
