import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '../domain/base/format.ts';
import { addDays, addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { openBrowser } from '../test/browser.ts';
import { givenAccount, givenCard, givenToken } from '../test/given.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { expectNothingPersonalKept } from './browser-storage.ts';
import { giveSession, stored, tile, toast, trackedEvents, visit } from './buy-page.ts';
import { openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const TOKENS = {
  good: '798b445a-2216-46b7-ad1a-000f40ced6e8',
  stepUp: '28007bdb-5865-4fdd-8c66-c7fe342a17e1',
  noFunds: 'f4650972-c0cd-4dab-8f16-3ecf26439755',
};

/** The renewal page of a card that ends in a number of days, optionally with a saved payment card. */
async function openExtension({ endsIn, token }: { endsIn: number; token?: string }) {
  const opened = await openPage(browser, { reducedMotion: 'reduce' });
  const { page } = opened;
  // The provider's page has no icon, which is not our error.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const accountId = await givenAccount(portal.pool);
  const today = helsinkiDay(portal.clock.now());
  const validUntil = addDays(today, endsIn);
  const { customerNumber } = await givenCard(portal.pool, { accountId, validUntil });
  const { secretKey } = portal.settings;
  if (token) await givenToken(portal.pool, { accountId, secretKey, token });
  await giveSession(page, portal, accountId);
  await page.context().addCookies([{ name: 'consent', value: 'granted', url: portal.url }]);
  await visit(page, `${portal.url}/oma/voimassaolo`);
  const newEnd = formatDate(addMonths(endsIn < 0 ? today : validUntil, 12), 'fi');
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (request.method() === 'POST' && request.url().includes('/lwr/')) calls.push(name);
  });
  const monthly = async () => {
    await page.locator('#monthlyConsent').check();
    await page.getByRole('button', { name: 'Jatka kuukausimaksulla' }).click();
  };
  const renewed = async () => {
    await page.waitForURL(/\/oma$/);
    await toast(page).getByText(`Voimassaoloa jatkettu ${newEnd} asti`).waitFor();
  };
  return { ...opened, customerNumber, calls, newEnd, monthly, renewed };
}

const CHARGE_CALLS = [
  'renewMuseumCard',
  'createPaymentRecord',
  'assignActivePaytrailTokenToPayment',
  'chargeToken',
];

describe('a monthly renewal with a saved payment card', () => {
  test.each([20, -20])(
    'of a card that ends in %i days is charged and ends on the card page',
    async (endsIn) => {
      const { page, calls, newEnd, monthly, renewed, close } = await openExtension({
        endsIn,
        token: TOKENS.good,
      });
      // The new last day is shown before anything is paid, and consent is required.
      expect(await page.getByRole('article', { name: 'Kuukausimaksu' }).textContent()).toContain(
        newEnd,
      );
      await page.getByRole('button', { name: 'Jatka kuukausimaksulla' }).click();
      await page.getByText('Vahvista, että kuukausimaksu sitoo').waitFor();
      await monthly();
      const dialog = page.getByRole('dialog');
      expect(await dialog.textContent()).toContain('0024');
      await dialog.getByRole('button', { name: /^Tilaa ja maksa 6,90/ }).click();
      await renewed();
      // The card page opens by client-side navigation, so that one data layer has all events.
      await expect
        .poll(() => trackedEvents(page))
        .toEqual([
          expect.stringMatching(/^add_to_cart museum-card-renewal-annually/),
          'begin_checkout museum-card-renewal-monthly 82.8',
          'purchase museum-card-renewal-monthly 82.8',
        ]);
      expect(calls.filter((name) => CHARGE_CALLS.includes(name))).toEqual(CHARGE_CALLS);
      expect(calls).toContain('updateMuseumCardValidity');
      expect(await stored(page, 'paymentResult')).toBeNull();
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await toast(page).count()).toBe(0);
      await close();
    },
  );

  test('that needs authentication goes to the issuer and returns renewed', async () => {
    const { page, monthly, renewed, close } = await openExtension({
      endsIn: 20,
      token: TOKENS.stepUp,
    });
    await monthly();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tilaa ja maksa/ })
      .click();
    await renewed();
    await close();
  });

  test('that is declined says so, and continues with another card', async () => {
    const { page, monthly, renewed, close } = await openExtension({
      endsIn: 20,
      token: TOKENS.noFunds,
    });
    await monthly();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tilaa ja maksa/ })
      .click();
    await page.getByText('Maksukorttia ei voitu veloittaa').waitFor();
    await page.getByRole('button', { name: 'Vaihda maksukortti' }).click();
    await page.waitForURL(/\/paytrail\/card\//);
    await page.locator('input[name=card][value="0024"]').check();
    await page.locator('button[name=outcome][value=ok]').click();
    await renewed();
    await close();
  });
});

test.each([15, -15])(
  'a monthly renewal without a payment card (end in %i days) saves one first and is completed once on return',
  async (endsIn) => {
    const { page, calls, monthly, renewed, close } = await openExtension({ endsIn });
    await monthly();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tilaa ja maksa 6,90/ })
      .click();
    await page.waitForURL(/\/paytrail\/card\//);
    // The flow stops here: nothing is charged before the holder returns.
    expect(calls).not.toContain('chargeToken');
    await page.locator('input[name=card][value="0024"]').check();
    await page.locator('button[name=outcome][value=ok]').click();
    await renewed();
    expect(calls.filter((name) => name === 'chargeToken')).toHaveLength(1);
    expect(await stored(page, 'renewalEventId')).toBeNull();
    await close();
  },
);

/** Closes the code field before the server has answered. */
async function closeWhileAsking(page: Page, code: string): Promise<void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const question = new RegExp(`getRenewalOffer\\?campaignCode=${code}$`);
  await page.route(question, (route) => isLetGo.then(() => route.continue()));
  await page.locator('#campaignCode').fill(code);
  const asked = page.waitForRequest(question);
  await page.getByRole('button', { name: 'Käytä koodia' }).click();
  await asked;
  await page.getByText('Minulla on kampanjakoodi').click();
  const answered = page.waitForResponse(question);
  letGo();
  await (await answered).finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.unroute(question);
}

test('an annual renewal with a code is paid at a bank, with the renewal flag in the tab meanwhile', async () => {
  await portal.pool.query(
    `insert into campaign_code (code, kind, value, purchase_kinds, billing_types, valid_from, valid_until)
     values ('JATKO', 'amountOff', 1000, '{renewal}', '{annually}', '2020-01-01', '2099-12-31')`,
  );
  const { page, customerNumber, renewed, close } = await openExtension({ endsIn: 20 });
  await page.getByText('Minulla on kampanjakoodi').click();
  await page.locator('#campaignCode').fill('olematon');
  await page.getByRole('button', { name: 'Käytä koodia' }).click();
  await page.getByText('Kampanjakoodia ei löydy.').waitFor();
  await closeWhileAsking(page, 'jatko');
  expect(await stored(page, 'campaignCode')).toBeNull();
  await page.getByText('Minulla on kampanjakoodi').click();
  // A typed code applies without its button.
  await page.locator('#campaignCode').fill('jatko');
  await page.getByRole('button', { name: 'Jatka vuodella' }).click();
  await page.getByText('Maksettavaa 64,00').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Valitse maksutapa');
  expect(await page.title()).toMatch(/^Valitse maksutapa – /);
  await page.reload();
  await page.getByText('Maksettavaa 64,00').waitFor();
  await page.getByRole('heading', { name: 'Kulttuurietu' }).waitFor();
  let flag: string | null = null;
  await page.route('**/createPaymentRecord', async (route) => {
    flag = await stored(page, 'renewalPending');
    await route.continue();
  });
  await tile(page, 'OP').click();
  await page.locator('button[name=outcome][value=ok]').click();
  await renewed();
  await expect
    .poll(() => trackedEvents(page))
    .toEqual(['purchase museum-card-renewal-annually 64 JATKO']);
  expect(flag).toBe('true');
  await expectNothingPersonalKept(page, ['@example.fi', customerNumber]);
  expect(await stored(page, 'renewalPending')).toBeNull();
  expect(await stored(page, 'campaignCode')).toBeNull();
  await close();
});
