import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import {
  type BuyPage,
  continueButton,
  countInputs,
  fillForm,
  givenBuyPage,
  goToPayment,
  heading,
  openBuyPage,
  PASSWORD,
  pay,
  tile,
  visit,
} from './buy-page.ts';
import { holdScripts } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
let opened: BuyPage;
let page: Page;
givenBuyPage(
  (given) => {
    ({ portal, browser, opened, page } = given);
  },
  { judged: false },
);

const CANCEL = 'Keskeytä ja palaa kauppaan';
const path = () => new URL(page.url()).pathname;
const key = () => new URL(page.url()).searchParams.get('maksu') ?? '';
const again = () => page.getByRole('link', { name: 'Valitse maksutapa uudelleen' });
const number = () => page.locator('p.number');
const sandbox = (address: string, init?: RequestInit) =>
  fetch(`${portal.settings.sandboxUrl}/sandbox/${address}`, { redirect: 'manual', ...init });
const orders = async () => {
  const { rows } = await portal.pool.query(
    'select id from card_order where owner_account_id = $1',
    [opened.accountId],
  );
  return rows;
};

describe('a cancelled payment', () => {
  test.each(['Nordea', 'Visa', 'ePassi', 'Smartum'])(
    'at %s keeps the order, and leads to its methods without a form or a password',
    async (method) => {
      await pay({ page, portal }, method, CANCEL);
      expect(path()).toBe('/maksu/keskeytyi');
      await expect.poll(() => heading(page)).toBe('Maksu jäi kesken');
      await page.getByText('Tililtäsi ei ole veloitettu mitään. Tietosi ovat tallella.').waitFor();

      await again().click();

      await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
      expect(path()).toBe('/maksu/maksutapa');
      await tile(page, 'Nordea').waitFor();
      expect(await page.locator('main input').count()).toBe(0);
      expect(await orders()).toHaveLength(1);
    },
  );

  test('is paid in two touches, after a reload and in another tab', async () => {
    await pay({ page, portal }, 'ePassi', CANCEL);
    await again().click();
    await tile(page, 'Aktia').waitFor();
    await page.reload();
    await tile(page, 'Aktia').waitFor();
    const otherTab = await page.context().newPage();
    await visit(otherTab, page.url());
    const inputs = await countInputs(otherTab);

    await tile(otherTab, 'Aktia').click();
    await otherTab.getByRole('button', { name: /^Maksa \d/ }).click();

    await otherTab.locator('p.number').waitFor();
    expect(await inputs()).toBe(2);
    expect(await orders()).toHaveLength(1);
    // What stayed open learns of it by itself, and sells nothing twice.
    await number().waitFor();
  });

  test('leaves what was typed to the next order: a password and three touches pay for it', async () => {
    await pay({ page, portal }, 'ePassi', CANCEL);
    // Months later: the draft is gone, the order is not.
    await portal.pool.query('delete from purchase_draft where account_id = $1', [opened.accountId]);
    const later = await page.context().newPage();
    await visit(later, `${portal.url}/osta/itselle`);
    const empty = await later
      .locator('main form input:visible:not([type=checkbox])')
      .evaluateAll((fields) =>
        fields.filter((field) => !(field as HTMLInputElement).value).map(({ id }) => id),
      );
    expect(empty).toEqual(['phone', 'password', 'confirmPassword']);
    await later.locator('#password').fill(PASSWORD);
    await later.locator('#confirmPassword').fill(PASSWORD);
    await later.locator('#terms').check();
    const inputs = await countInputs(later);

    await continueButton(later).click();
    await tile(later, 'Aktia').click();
    await later.getByRole('button', { name: /^Maksa \d/ }).click();

    await later.locator('p.number').waitFor();
    expect(await inputs()).toBe(3);
  });

  test('can still be changed on the form, here to do without a plastic card', async () => {
    await pay({ page, portal }, 'ePassi', CANCEL);
    await again().click();
    await page.getByRole('button', { name: 'Muuta tietoja' }).click();
    await page.locator('#plasticCardOptOut').check();

    await pay({ page, portal }, 'Aktia', /^Maksa/);

    await number().waitFor();
    await page.getByText('Postia ei tarvitse odottaa').waitFor();
    expect(await orders()).toHaveLength(1);
    const { rows } = await portal.pool.query(
      `select 1 from plastic_card_order join museum_card card on card.id = card_id
        where card.holder_account_id = $1`,
      [opened.accountId],
    );
    expect(rows).toEqual([]);
  });

  test('takes a button that is pressed before the scripts came, once', async () => {
    await pay({ page, portal }, 'ePassi', CANCEL);
    const arrive = await holdScripts(page);
    await page.goto(`${portal.url}${await again().getAttribute('href')}`);
    const change = page.getByRole('button', { name: 'Muuta tietoja' });
    await change.click();
    await change.click();
    expect(path()).toBe('/maksu/maksutapa');

    arrive();

    await page.locator('#plasticCardOptOut').waitFor();
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
  });

  test('of a monthly order goes straight to the card provider again', async () => {
    await visit(page, `${portal.url}/osta/kuukausimaksu`);
    await expect.poll(() => heading(page)).toBe('Täytä tietosi');
    await fillForm(page);
    await page.locator('#monthlyConsent').check();
    await continueButton(page).click();
    await page.getByRole('button', { name: CANCEL }).click();

    await again().click();

    await page.getByRole('button', { name: CANCEL }).waitFor();
    expect(await orders()).toHaveLength(1);
  });

  test('is nobody else’s to pay, and asks who was signed out to sign in', async () => {
    await pay({ page, portal }, 'Nordea', CANCEL);
    const address = `/maksu/maksutapa?maksu=${key()}`;
    const stranger = await openBuyPage(browser, portal);

    await visit(stranger.page, portal.url + address);
    await expect.poll(() => heading(stranger.page)).toBe('Maksua ei löytynyt');
    await stranger.page.context().clearCookies({ name: 'session' });
    await stranger.page.goto(portal.url + address);

    await stranger.page.waitForURL(/kirjaudu/);
    expect(new URL(stranger.page.url()).searchParams.get('retUrl')).toBe(address);
    stranger.complaints.length = 0;
    await stranger.close();
  });

  test('whose money came after all leads to the card, not to paying again', async () => {
    await pay({ page, portal }, 'Nordea', 'Keskeytän, mutta raha löytyy myöhemmin');
    expect(path()).toBe('/maksu/keskeytyi');
    await sandbox('deliver-now', { method: 'POST' });

    await number().waitFor();
    expect(path()).toBe('/kiitos/osto');
  });
});

test('late money is seen by whoever stays on the page of a cancelled payment', async () => {
  await pay({ page, portal }, 'Nordea', 'Keskeytän, mutta raha löytyy myöhemmin');
  // Past the first quick looks, where the page used to rest for ten seconds.
  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { name: 'Maksu jäi kesken' }).waitFor();
  await page.clock.runFor(7_000);
  await sandbox('deliver-now', { method: 'POST' });
  await page.clock.runFor(3_000);

  await number().waitFor();
  expect(path()).toBe('/kiitos/osto');
});

test('the check refuses while an earlier payment waits, and leads to its page', async () => {
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

test('a declined payment says so without the provider’s reasons, and offers another method', async () => {
  await pay({ page, portal }, 'Visa', 'Maksu hylätään');

  // The browser may be back before the provider's own word, which alone tells that the card was declined.
  await expect.poll(path).toBe('/maksu/hylatty');
  await expect.poll(() => heading(page)).toBe('Maksua ei hyväksytty');
  await page.getByText('Kokeile toista maksutapaa tai ota yhteyttä pankkiisi.').waitFor();
  expect(await again().getAttribute('href')).toBe(`/maksu/maksutapa?maksu=${key()}`);
});

test('a payment that waits says not to pay again, as does the buy page, and turns into the card', async () => {
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

describe('the page that checks', () => {
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

  test('waits while nothing is known, and goes on to the card when the money comes', async () => {
    const unpaid = await openUnpaid();
    const other = await page.context().newPage();
    // Whoever opens the thank-you page of an unpaid order is sent to where one waits.
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

  test('after half a minute goes on to the page of payments that wait', async () => {
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
