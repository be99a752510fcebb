import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anonymousBuyer, payAtPaytrail } from '../test/buyer.ts';
import { startCompanyOrder } from '../test/company-buyer.ts';
import type { TestPortal } from '../test/portal.ts';
import { registerAndEnter } from './activation-page.ts';
import { expectNothingPersonalKept } from './browser-storage.ts';
import { stored, tile, trackedEvents, visit } from './buy-page.ts';
import { deskPathOf, orderCards, payBy } from './company-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, type OpenedPage, openPage } from './open-page.ts';

const PATIENCE = { timeout: 30_000, interval: 200 };

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
beforeEach(async () => {
  opened = await openPage(browser, { acceptDownloads: true });
  page = opened.page;
  await page.context().addCookies([{ name: 'consent', value: 'granted', url: portal.url }]);
  await visit(page, `${portal.url}/yrityksille`);
});
afterEach(async () => {
  // Sandbox pages are not part of the product.
  opened.complaints.length = 0;
  await opened.close();
});

const thanks = () =>
  page.getByRole('heading', { name: 'Tilaus on vastaanotettu.', level: 1 }).waitFor();

async function rowsOf(file: Download): Promise<string[]> {
  return (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
}

/** The personal link in the mail. */
function linkMailedTo(address: string): Promise<string> {
  return vi.waitFor(async () => {
    const mail = (await portal.mails()).find(({ to }) => to.some((one) => one.includes(address)));
    const link = /http\S+\/aktivoi\S+/.exec(mail?.text ?? '')?.[0];
    if (!link) throw new Error(`no link came to ${address}`);
    return link;
  }, PATIENCE);
}

describe('a company', () => {
  test('sees validation errors, in English in the terms of the form', async () => {
    await visit(page, `${portal.url}/en/companies`);
    await page.locator('#businessId').fill('1234567-');
    await page.getByRole('button', { name: 'Continue to payment' }).click();

    await page.getByText('Business ID must have exactly 9 characters.').first().waitFor();
    expect(await page.title()).toBe('Error: For companies – Museum Card');
  });

  test('buys 50 cards: a file of codes, and an employee who claims by the company’s link', async () => {
    const emailAddress = 'helmi@aamu.example';
    await page.evaluate(() => sessionStorage.setItem('museumCard.renewalPending', 'true'));
    await orderCards(page, { emailAddress, units: 50 });
    expect(await stored(page, 'renewalPending')).toBeNull();
    expect(await trackedEvents(page)).toEqual([
      'add_to_cart museum-card-company-digital 79',
      'begin_checkout museum-card-company-digital 3950',
    ]);
    expect(await page.getByRole('heading', { name: 'Kulttuurietu' }).count()).toBe(0);
    await page.locator('h1:focus').waitFor();
    expect(await page.locator('aside').textContent()).toContain(emailAddress);
    await page.reload();
    await alive(page);
    expect(await page.locator('#companyName').inputValue()).toBe('Kahvila Aamu Oy');
    // Consent must be given again after a reload.
    await page.locator('#terms').check();
    await page.getByRole('button', { name: 'Jatka maksutapaan' }).click();
    await page.getByRole('heading', { name: 'Yritystilauksen maksutavat' }).waitFor();
    await payBy(page, 'Nordea', 'ok');
    await thanks();
    await expect
      .poll(() => trackedEvents(page))
      .toEqual(['purchase museum-card-company-digital 3950']);
    await page.getByRole('link', { name: 'Jaa kortit' }).click();
    await page.getByRole('heading', { name: 'Kahvila Aamu Oy', level: 1 }).waitFor();
    await expectNothingPersonalKept(page, ['Aamu', 'Koskinen', emailAddress, '1234567']);

    await page.getByLabel('Uusia koodeja').fill('40');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Lataa koodit (CSV)' }).click();
    const rows = await rowsOf(await downloading);
    expect(rows).toHaveLength(41);
    await page.locator('dl dd').nth(2).filter({ hasText: /^10$/ }).waitFor();

    const link = rows[1]?.split(';')[2] ?? '';
    await page.goto('about:blank');
    await visit(page, link);
    await registerAndEnter({ page, portal }, 'aino@home.example');

    await visit(page, portal.url + (await deskPathOf(portal, emailAddress)));
    // Not how many: that would reveal which employees have activated.
    await page
      .locator('dl dd')
      .nth(1)
      .filter({ hasText: /^alle 5$/ })
      .waitFor();
    await page.locator('#people').fill('Erik;Öhman;ei-osoite\nOlli;Virtanen;olli@aamu.example');
    await page.getByRole('button', { name: 'Tarkista lista' }).click();
    await page.getByText('Rivi 1:').waitFor();
    await page.locator('#people').fill('Olli;Virtanen;olli@aamu.example');
    await page.getByRole('button', { name: 'Tarkista lista' }).click();
    await page.getByRole('button', { name: 'Tallenna lista' }).click();
    await page.getByRole('button', { name: 'Lähetä linkit (1)' }).click();
    await page.locator('main').getByText('Linkit on lähetetty: 1.').waitFor();

    const companyLink =
      (await page.locator('a[href*="/yrityskortti#"]').getAttribute('href')) ?? '';
    await page.goto('about:blank');
    await visit(page, companyLink);
    await page.getByLabel('Työsähköposti').fill('erik@muualla.example');
    await page.getByRole('button', { name: 'Lähetä linkki' }).click();
    await page.getByText('vain osoitteeseen, jonka lopussa on @aamu.example').waitFor();
    await page.getByLabel('Työsähköposti').fill('erik@aamu.example');
    await page.getByRole('button', { name: 'Lähetä linkki' }).click();
    await page.getByRole('heading', { name: 'Tarkista sähköpostisi' }).waitFor();
    await visit(page, await linkMailedTo('erik@aamu.example'));
    await registerAndEnter({ page, portal }, 'erik@aamu.example');
  });

  test('revokes unused cards after a confirmation, and nothing when it is cancelled', async () => {
    const emailAddress = 'helmi@takaisin.example';
    const order = await startCompanyOrder(anonymousBuyer(portal), { buyer: { emailAddress } });
    await fetch((await payAtPaytrail(order)) ?? '', { redirect: 'manual' });
    await visit(page, portal.url + (await deskPathOf(portal, emailAddress)));
    await page.getByLabel('Uusia koodeja').fill('kaikki');
    await page.getByRole('button', { name: 'Lataa koodit (CSV)' }).click();
    await page.getByText('Kirjoita luku, esimerkiksi 10.').waitFor();
    await page.getByLabel('Uusia koodeja').fill('2');
    await page.getByRole('button', { name: 'Lataa koodit (CSV)' }).click();
    await page.locator('main').getByText('Tiedosto on ladattu.').waitFor();

    await page.getByRole('button', { name: 'Ota kortit takaisin' }).click();
    await page.getByRole('button', { name: 'Pidä kortit jaettuina' }).click();
    await page.locator('dl dd').nth(2).filter({ hasText: /^1$/ }).waitFor();
    await page.getByRole('button', { name: 'Ota kortit takaisin' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Ota kortit takaisin' })
      .click();

    await page.locator('main').getByText('Kortit on otettu takaisin: 2.').waitFor();
    await page.locator('dl dd').nth(2).filter({ hasText: /^3$/ }).waitFor();
  });

  test('without an account is referred to the form and customer service, not to orders it cannot see', async () => {
    await page.route('**/createPaytrailPayment', (route) => route.abort());
    await orderCards(page, { emailAddress: 'helmi@katko.example', units: 1 });
    await tile(page, 'Nordea').first().click();

    const told = page.locator('main').getByText('täyttämäsi tiedot ovat tallella');
    expect(await told.textContent()).toContain('Asiakaspalvelu');
    expect(await page.getByText('tilauksissasi').count()).toBe(0);
  });

  test('pays by invoice: codes are marked as unpaid until the provider has confirmed', async () => {
    const emailAddress = 'helmi@lasku.example';
    await orderCards(page, { emailAddress, units: 2 });
    await payBy(page, 'Walley', 'pending');
    await thanks();
    await page.getByText('Vahvistamme tilauksen sähköpostilla').waitFor();
    await page.getByText('Laskutuspalvelu lähettää laskun').waitFor();
    expect(await page.getByText('kuitti').count()).toBe(0);
    await visit(page, portal.url + (await deskPathOf(portal, emailAddress)));
    await page.getByText('Laskua vahvistetaan').waitFor();

    const { rows } = await portal.pool.query(
      `select payment.transaction_id from payment
         join payment_order link on link.payment_id = payment.id
         join card_order on card_order.id = link.card_order_id
        where card_order.details -> 'buyer' ->> 'emailAddress' = $1 limit 1`,
      [emailAddress],
    );
    await page.request.post(
      `${portal.settings.sandboxUrl}/paytrail/pay/${rows[0].transaction_id}/walleyb2b`,
      { form: { outcome: 'ok' }, maxRedirects: 0 },
    );
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { name: 'Kahvila Aamu Oy' }).waitFor();
          return page.getByText('Laskua vahvistetaan').count();
        },
        { timeout: 30_000 },
      )
      .toBe(0);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Lataa koodit (CSV)' }).click();
    await visit(page, (await rowsOf(await downloading))[2]?.split(';')[2] ?? '');
    await registerAndEnter({ page, portal }, 'olli@lasku.example');
  });
});
