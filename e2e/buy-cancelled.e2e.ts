import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import {
  type BuyPage,
  continueButton,
  countInputs,
  fillForm,
  givenBuyPage,
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
const again = () => page.getByRole('link', { name: 'Jatka maksua' });
const number = () => page.locator('p.number');
const deliverLateMoney = () =>
  fetch(`${portal.settings.sandboxUrl}/sandbox/deliver-now`, { method: 'POST' });
const orders = async () => {
  const { rows } = await portal.pool.query(
    'select id from card_order where owner_account_id = $1',
    [opened.accountId],
  );
  return rows;
};

describe('a cancelled payment', () => {
  test.each(['Nordea', 'Visa', 'ePassi', 'Smartum'])(
    'at %s keeps the order, and leads to its payment methods without a form or a password',
    async (method) => {
      await pay({ page, portal }, method, CANCEL);
      expect(path()).toBe('/maksu/keskeytyi');
      await expect.poll(() => heading(page)).toBe('Maksu ei mennyt läpi');
      await page
        .getByText('Tililtäsi ei ole veloitettu mitään, ja tilauksesi säilyy 7 päivää.')
        .waitFor();

      await again().click();

      await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
      expect(path()).toBe('/maksu/maksutapa');
      await tile(page, 'Nordea').waitFor();
      expect(await page.locator('main input').count()).toBe(0);
      expect(await orders()).toHaveLength(1);
    },
  );

  test('is paid with two clicks, after a reload and in another tab', async () => {
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
    // The open tab notices by itself, and sells nothing twice.
    await number().waitFor();
  });

  test('keeps the input for the next order, which needs a password and three clicks', async () => {
    await pay({ page, portal }, 'ePassi', CANCEL);
    // Months later: the draft is deleted, the order is not.
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

  test('can still be changed on the form, here to skip the plastic card', async () => {
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

  test('handles a click before hydration once', async () => {
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

  test('cannot be paid by others, and asks signed-out users to sign in', async () => {
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

  test('that is paid late leads to the card, not to another payment', async () => {
    await pay({ page, portal }, 'Nordea', 'Keskeytän, mutta raha löytyy myöhemmin');
    expect(path()).toBe('/maksu/keskeytyi');
    await deliverLateMoney();

    await number().waitFor();
    expect(path()).toBe('/kiitos/osto');
  });
});

test('a late payment is noticed by the open page of a cancelled payment', async () => {
  await pay({ page, portal }, 'Nordea', 'Keskeytän, mutta raha löytyy myöhemmin');
  // After the first quick polls.
  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { name: 'Maksu ei mennyt läpi' }).waitFor();
  await page.clock.runFor(7_000);
  await deliverLateMoney();
  await page.clock.runFor(3_000);

  await number().waitFor();
  expect(path()).toBe('/kiitos/osto');
});
