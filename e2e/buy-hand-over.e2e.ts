import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import {
  atProvider,
  type BuyPage,
  bought,
  continueButton,
  fillForm,
  GUEST_CALLS,
  givenBuyPage,
  goToPayment,
  heading,
  paidCard,
  stored,
  tile,
  toast,
  visit,
} from './buy-page.ts';
import { alive } from './open-page.ts';

let portal: TestPortal;
let opened: BuyPage;
let page: Page;
givenBuyPage(
  (given) => {
    ({ portal, opened, page } = given);
  },
  { judged: false },
);

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const rows = (text: string) => bought(portal, opened.accountId).rows(text);
const cards = () => bought(portal, opened.accountId).cards();
const orders = () => bought(portal, opened.accountId).orders();

describe('the hand-over', () => {
  test('is a form submitted by itself with the provider’s fields', async () => {
    await goToPayment(page);
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/nordea/redirect'),
    );
    await tile(page, 'Nordea').click();

    const fields = new URLSearchParams((await posted).postData() ?? '');
    expect([...fields.keys()]).toContain('checkout-transaction-id');
    expect([...fields.keys()]).toContain('signature');
  });

  test('to ePassi shows the amount and a button as a fallback', async () => {
    await page.addInitScript(() => {
      HTMLFormElement.prototype.submit = () => {};
    });
    await page.reload();
    await alive(page);
    await goToPayment(page);
    await tile(page, 'ePassi').click();

    await page.getByText('Maksettavaa 79,00\u00a0€').waitFor();
    await press('Maksa ePassilla');

    await atProvider(page, portal);
    await page.getByRole('heading', { name: 'Maksa: ePassi' }).waitFor();
  });

  test('highlights the chosen tile only', async () => {
    await page.route(`${GUEST_CALLS}/createPaymentRecord`, () => {});
    await goToPayment(page);
    await tile(page, 'Nordea').click();

    await page.getByRole('status').filter({ hasText: 'Siirryt maksupalveluun…' }).waitFor();
    expect(await tile(page, 'Nordea').getAttribute('aria-pressed')).toBe('true');
    expect(await tile(page, 'Aktia').getAttribute('aria-disabled')).toBe('true');
    let others = 0;
    page.on('request', (request) => {
      if (request.url().includes('processMuseumCard')) others += 1;
    });
    await tile(page, 'Aktia').click({ force: true });
    expect(others).toBe(0);
  });

  test('without an answer is given up after about ten seconds, and choosing again pays once', async () => {
    await page.route(`${GUEST_CALLS}/createPaytrailPayment`, () => {}, { times: 1 });
    await goToPayment(page);
    const began = Date.now();
    const calls: string[] = [];
    page.on('request', (request) => {
      const [, call] = /\/MuseumCardGuestController\/(\w+)/.exec(request.url()) ?? [];
      if (call && request.method() === 'POST') calls.push(call);
    });
    await tile(page, 'Nordea').click();
    await page.getByRole('heading', { name: 'Valitse maksutapa' }).waitFor();

    await toast(page).waitFor({ timeout: 20_000 });
    expect(Date.now() - began).toBeGreaterThan(9_500);
    expect(await toast(page).locator('strong').textContent()).toBe('Maksua ei voitu aloittaa');
    expect(await toast(page).locator('p').allTextContents()).toEqual([
      'Valitse maksutapa uudelleen. Jos maksu on jo lähetetty, se näkyy hetken kuluttua tilauksissasi.',
    ]);
    expect(await tile(page, 'Aktia').getAttribute('aria-disabled')).toBeNull();
    // While it waits the page makes no further calls.
    expect(calls).toEqual(['processMuseumCard', 'createPaymentRecord', 'createPaytrailPayment']);

    await tile(page, 'Aktia').click();
    await atProvider(page, portal);
    await press(/^Maksa/);
    await paidCard(page);
    expect(await orders()).toHaveLength(1);
    expect(await cards()).toHaveLength(1);
  });

  test('that fails is reported on the page, and is logged with step and provider', async () => {
    await page.route(`${GUEST_CALLS}/createPaytrailPayment`, (route) =>
      route.fulfill({
        status: 502,
        contentType: 'application/json',
        body: '[{"message":"Ei yhteyttä.","errorCode":"PROVIDER"}]',
      }),
    );
    const logged = page.waitForRequest(/publishLog$/);
    await goToPayment(page);
    await tile(page, 'Nordea').click();

    await toast(page).waitFor();
    expect(await toast(page).locator('strong').textContent()).toBe('Maksua ei voitu aloittaa');
    await page.locator('main').getByText('Ei yhteyttä.').waitFor();
    const [payment] = await rows(
      `select payment.id from payment join payment_order on payment_id = payment.id
         join card_order on card_order.id = card_order_id where owner_account_id = $1`,
    );
    const entry = (await logged).postData() ?? '';
    expect(entry).toContain('createPaytrailPayment');
    expect(entry).toContain('paytrail/nordea');
    expect(entry).toContain(payment?.id);
    expect(entry).not.toMatch(/Lahtinen|Revontuli/);
  });

  test('is reset when the page returns from the back/forward cache', async () => {
    await page.route(`${GUEST_CALLS}/createPaymentRecord`, () => {});
    await goToPayment(page);
    await tile(page, 'Nordea').click();
    await expect.poll(() => tile(page, 'Nordea').getAttribute('aria-pressed')).toBe('true');

    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );

    await expect.poll(() => tile(page, 'Nordea').getAttribute('aria-pressed')).toBeNull();
    expect(await tile(page, 'Aktia').getAttribute('aria-disabled')).toBeNull();
  });
});

describe('a monthly order', () => {
  beforeEach(async () => {
    await visit(page, `${portal.url}/osta/kuukausimaksu`);
    await expect.poll(() => heading(page)).toBe('Täytä tietosi');
    await fillForm(page);
    await page.locator('#monthlyConsent').check();
  });

  test('goes straight to the card page, without tiles, title or back, and is paid', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`${GUEST_CALLS}/createPaytrailPaymentAndTokenize`, async (route) => {
      await held;
      await route.continue();
    });
    await continueButton(page).click();
    await page.getByRole('status').filter({ hasText: 'Siirryt maksupalveluun…' }).waitFor();
    expect(await page.locator('main h1').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'PALAA' }).count()).toBe(0);
    expect(await page.locator('button[aria-pressed]').count()).toBe(0);
    expect(await stored(page, 'billingType')).toBeNull();
    release();
    await atProvider(page, portal);

    await press(/^Maksa 6,90/);

    await paidCard(page);
    expect(await cards()).toHaveLength(1);
  });

  test('that cannot be handed over offers a retry and the way back to the form', async () => {
    await page.route(`${GUEST_CALLS}/createPaytrailPaymentAndTokenize`, (route) => route.abort(), {
      times: 2,
    });
    await continueButton(page).click();
    await toast(page).waitFor();
    await page.getByRole('button', { name: 'Muuta tietoja' }).click();
    await expect.poll(() => heading(page)).toBe('Täytä tietosi');

    await continueButton(page).click();
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();

    await atProvider(page, portal);
  });
});
