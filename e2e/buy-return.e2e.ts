import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupInFours } from '../domain/base/format.ts';
import { openBrowser } from '../test/browser.ts';
import { askDesk } from '../test/desk-clerk.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { type BuyPage, heading, openBuyPage, pay, stored, visit } from './buy-page.ts';
import { openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
let opened: BuyPage;
let page: Page;
let customerNumber: string;

// One card is bought; the tests check what its buyer sees afterwards, in this order.
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  browser = await openBrowser();
  opened = await openBuyPage(browser, portal);
  page = opened.page;
  await page.evaluate(() => sessionStorage.setItem('museumCard.campaignCode', '"VANHA"'));
  await pay({ page, portal }, 'Nordea', /^Maksa/);
  await page.getByRole('heading', { name: 'Tervetuloa sisään, Aino.' }).waitFor();
  const { rows } = await portal.pool.query(
    'select customer_number from museum_card where holder_account_id = $1',
    [opened.accountId],
  );
  customerNumber = rows[0]?.customer_number;
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

describe('a paid card', () => {
  test('is shown with its number, three next steps and the delivery time', async () => {
    const number = groupInFours(customerNumber);

    expect(await page.locator('p.number').textContent()).toBe(number);
    await page
      .getByRole('img', { name: `Museokortti, Aino Lahtinen, asiakasnumero ${number}` })
      .waitFor();
    expect(await page.locator('main ol li').count()).toBe(3);
    await page.getByText('Muovikortti tulee postissa 1–2 viikossa.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Tervetuloa sisään, Aino.');
  });

  test('is valid at the next desk by its number, with name and year to check', async () => {
    expect(await askDesk(portal, groupInFours(customerNumber))).toMatchObject({
      verdict: 'valid',
      holder: { name: 'Aino Lahtinen', yearOfBirth: 1987, checkIdentity: expect.any(String) },
    });
  });

  test('has its receipt, for its buyer only', async () => {
    const link = page.getByRole('link', { name: 'Lataa kuitti (PDF)' });
    const receipt = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
    const stranger = await openPage(browser);

    const pdf = await page.request.get(receipt);
    const refused = await stranger.page.request.get(receipt);

    expect(pdf.headers()['content-type']).toContain('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(refused.status()).toBeGreaterThanOrEqual(400);
    await stranger.close();
  });

  test('copies its number without spaces', async () => {
    const copied = await page.locator('p.number').evaluate((number) => {
      const event = new ClipboardEvent('copy', {
        bubbles: true,
        cancelable: true,
        clipboardData: new DataTransfer(),
      });
      number.dispatchEvent(event);
      return event.clipboardData?.getData('text/plain');
    });

    expect(copied).toBe(customerNumber);
  });

  test('clears the campaign of the tab', async () => {
    expect(await stored(page, 'campaignCode')).toBeNull();
  });

  test('shows nothing personal to others with the URL', async () => {
    const stranger = await openPage(browser);

    await stranger.page.goto(page.url());

    await expect.poll(() => heading(stranger.page)).toBe('Tilaus on vahvistettu');
    const html = await stranger.page.content();
    for (const personal of ['Lahtinen', 'Aino', customerNumber, opened.emailAddress]) {
      expect(html).not.toContain(personal);
    }
    await stranger.close();
  });

  test('is unchanged after a reload, and the buy page sells no second one', async () => {
    await page.reload();

    expect(await page.locator('p.number').textContent()).toBe(groupInFours(customerNumber));
    await visit(page, `${portal.url}/osta/itselle`);
    await expect.poll(() => heading(page)).toBe('Sinulla on jo Museokortti');
    const { rows } = await portal.pool.query(
      'select id from museum_card where holder_account_id = $1',
      [opened.accountId],
    );
    expect(rows).toHaveLength(1);
  });
});

test.each([
  '/maksu/paluu',
  '/maksu/odottaa',
  '/maksu/keskeytyi',
  '/maksu/hylatty',
  '/maksu/maksutapa',
  '/kiitos/osto',
])('%s shows nothing for an unknown payment', async (address) => {
  for (const query of ['?maksu=keksitty', '']) {
    await page.goto(`${portal.url}${address}${query}`);

    await expect.poll(() => heading(page)).toBe('Maksua ei löytynyt');
  }
});
