import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import {
  type BuyPage,
  continueButton,
  fillForm,
  givenBuyPage,
  goToPayment,
  heading,
  pay,
  tile,
  visit,
} from './buy-page.ts';

let portal: TestPortal;
let opened: BuyPage;
let page: Page;
givenBuyPage(
  (given) => {
    ({ portal, opened, page } = given);
  },
  { judged: false },
);

const path = () => new URL(page.url()).pathname;
const key = () => new URL(page.url()).searchParams.get('maksu') ?? '';
const number = () => page.locator('p.number');
const sandbox = (address: string, init?: RequestInit) =>
  fetch(`${portal.settings.sandboxUrl}/sandbox/${address}`, { redirect: 'manual', ...init });

test('the check refuses while an earlier payment is pending, and leads to its page', async () => {
  await pay({ page, portal }, 'Nordea', 'Maksu jää odottamaan');
  const waiting = key();
  await visit(page, `${portal.url}/osta/itselle`);
  await fillForm(page);
  await continueButton(page).click();

  const link = page.getByRole('link', { name: 'Katso odottavan maksun tila' });
  await link.waitFor();
  expect(await page.getByRole('button', { name: 'Nordea' }).count()).toBe(0);
  await link.click();
  await expect.poll(path).toBe('/maksu/odottaa');
  expect(key()).toBe(waiting);
});

test('a declined payment is shown without the provider’s reasons, and offers another method', async () => {
  await pay({ page, portal }, 'Visa', 'Maksu hylätään');

  // The browser may return before the provider's callback, which alone tells a decline.
  await expect.poll(path).toBe('/maksu/hylatty');
  await expect.poll(() => heading(page)).toBe('Pankki hylkäsi maksun');
  await page.getByText('Pankki ei kerro meille syytä.').waitFor();
  expect(await page.getByRole('link', { name: 'Jatka maksua' }).getAttribute('href')).toBe(
    `/maksu/maksutapa?maksu=${key()}`,
  );
});

test('a pending payment warns against paying again, as does the buy page, and becomes the card', async () => {
  await pay({ page, portal }, 'Nordea', 'Maksu jää odottamaan');
  expect(path()).toBe('/maksu/odottaa');
  await expect.poll(() => heading(page)).toBe('Vahvistamme maksuasi');
  await page.getByText('Voit sulkea sivun. Älä maksa uudelleen.').waitFor();
  expect(await page.locator('main dd').textContent()).toMatch(/^MK\d+$/);
  const buyPage = await page.request.get(`${portal.url}/osta/itselle`);
  expect(await buyPage.text()).toMatch(
    /Älä maksa uudelleen, vaan <a href="[^"]+">katso tilauksesi/,
  );

  const payments = await (await sandbox('payments.json')).json();
  const { transactionId } = payments.at(-1);
  await sandbox(`payments/${transactionId}/confirm`, { method: 'POST' });

  await number().waitFor({ timeout: 40_000 });
  expect(path()).toBe('/kiitos/osto');
});

describe('the return page', () => {
  async function openUnpaid() {
    await goToPayment(page);
    await tile(page, 'Nordea').click();
    await page.waitForURL(`${portal.settings.sandboxUrl}/**`);
    const { rows } = await portal.pool.query(
      `select return_key from payment join payment_order on payment_id = payment.id
         join card_order on card_order.id = card_order_id where owner_account_id = $1`,
      [opened.accountId],
    );
    return rows[0]?.return_key as string;
  }

  test('waits while the status is unknown, and continues to the card when it is paid', async () => {
    const unpaid = await openUnpaid();
    const other = await page.context().newPage();
    // The thank-you page of an unpaid order redirects to the page that waits.
    await other.goto(`${portal.url}/kiitos/osto?maksu=${unpaid}`);
    await other.waitForURL(/\/maksu\/paluu\?maksu=/);
    await other.getByText('Odotamme vahvistusta maksupalvelulta…').waitFor();
    expect(await other.title()).toBe('Vahvistamme maksuasi – Museokortti');

    await page.getByRole('button', { name: /^Maksa \d/ }).click();
    await number().waitFor();

    await other.waitForURL(/\/kiitos\/osto/);
    await other.locator('p.number').waitFor();
    await other.goBack().catch(() => null);
    expect(other.url()).not.toContain('/maksu/paluu');
  });

  test('continues after half a minute to the page of pending payments', async () => {
    const unpaid = await openUnpaid();
    await page.clock.install();
    await page.goto(`${portal.url}/maksu/paluu?maksu=${unpaid}`);
    await page.getByRole('heading', { name: 'Vahvistamme maksuasi' }).waitFor();
    expect(key()).toBe(unpaid);

    await expect
      .poll(
        async () => {
          await page.clock.runFor(3_000).catch(() => null);
          return path();
        },
        { timeout: 30_000 },
      )
      .toBe('/maksu/odottaa');
  });
});
