import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cents } from '../domain/base/cents.ts';
import { epassiForm, verifyEpassiNotification } from '../server/payment/provider/epassi.ts';
import { verifyPaymentNotification } from '../server/payment/provider/paytrail-notification.ts';
import { createPayment } from '../server/payment/provider/paytrail-payment.ts';
import { openBrowser } from '../test/browser.ts';
import { type CallbackListener, startCallbackListener } from '../test/callback-listener.ts';
import { someOrder, startPaymentSandbox } from '../test/payment-sandbox.ts';
import { axeOn } from './accessible.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let shop: CallbackListener;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [sandbox, shop, browser] = await Promise.all([
    startPaymentSandbox(),
    startCallbackListener(),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([sandbox.stop(), shop.stop()]);
});
beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  page = await context.newPage();
});
afterEach(() => page.context().close());

async function payment(language: 'fi' | 'sv' | 'en' = 'fi') {
  const result = await createPayment(sandbox.settings.paytrail, someOrder(shop.url, { language }));
  if (result.outcome !== 'created') throw new Error(result.outcome);
  return result;
}

async function violations(): Promise<string[]> {
  const { violations: found } = await (await axeOn(page)).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`));
}

const cameBackWith = () => {
  const checked = verifyPaymentNotification(
    sandbox.settings.paytrail,
    new URL(page.url()).search.slice(1),
  );
  return checked.genuine ? checked.notification.status : checked.reason;
};

describe('the sandbox’s provider pages', () => {
  test('let a buyer choose a bank, pay, and return to the shop', async () => {
    await page.goto((await payment()).pageUrl);

    await page.getByRole('button', { name: 'Nordea' }).click();
    await page.getByRole('heading', { name: 'Maksa: Nordea' }).waitFor();
    await page.getByRole('button', { name: /^Maksa 79,00/ }).click();

    await page.waitForURL(`${shop.url}/return?**`);
    expect(cameBackWith()).toBe('ok');
  });

  test('let a buyer confirm a card by keyboard, after a wrong password', async () => {
    await page.goto(`${(await payment('en')).pageUrl}/creditcard`);

    await page.getByLabel(/asks for a password \(3-D/).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('Password').fill('guess');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill('secret');
    await page.keyboard.press('Enter');

    await page.waitForURL(`${shop.url}/return?**`);
    expect(cameBackWith()).toBe('ok');
  });

  test('simulate a closed browser and say so', async () => {
    await page.goto(`${(await payment('sv')).pageUrl}/osuuspankki`);

    await page.getByRole('button', { name: 'Jag betalar och stänger webbläsaren' }).click();

    await page.getByRole('heading', { name: 'Webbläsaren är stängd' }).waitFor();
  });

  test('let a buyer pay with ePassi, whose page posts the receipt by itself', async () => {
    const stamp = crypto.randomUUID();
    const { action, ...form } = epassiForm(sandbox.settings.epassi, {
      stamp,
      amount: cents(7900),
      addressOf: (path) => `${shop.url}/epassi-${path}`,
    });
    const names = { STAMP: form.stamp, SITE: form.site, AMOUNT: form.amount, MAC: form.mac };
    const urls = { RETURN: form.returnURL, CANCEL: form.cancelURL, REJECT: form.rejectURL };
    const inputs = Object.entries({ ...names, ...urls }).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    await page.setContent(
      `<form method="post" action="${action}">${inputs.join('')}<button>ePassi</button></form>`,
    );

    await page.getByRole('button', { name: 'ePassi' }).click();
    await page.getByRole('button', { name: /^Maksa 79,00/ }).click();

    await page.waitForURL(`${shop.url}/epassi-return`);
    const posted = shop.heard.find(({ path }) => path === '/epassi-return');
    const receipt = Object.fromEntries(new URLSearchParams(posted?.body));
    expect(verifyEpassiNotification(sandbox.settings.epassi, receipt)).toMatchObject({
      stamp,
      amount: 7900,
    });
  });
});

test.each([
  ['fi', 'light'],
  ['fi', 'dark'],
  ['sv', 'light'],
  ['en', 'light'],
] as const)('the pages in %s have no axe violations, %s', async (language, colorScheme) => {
  await page.emulateMedia({ colorScheme });
  const { pageUrl } = await payment(language);

  for (const path of ['', '/nordea', '/creditcard', '/3ds']) {
    await page.goto(pageUrl + path);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('the front page lists pending payments and confirms them', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { pageUrl, transactionId } = await payment();
  await page.goto(`${pageUrl}/walleyb2b`);
  await page.getByRole('button', { name: 'Maksu jää odottamaan' }).click();
  await page.goto(`${sandbox.url}/sandbox/`);
  expect(await violations()).toEqual([]);

  await page.locator(`form[action$="${transactionId}/confirm"] button`).click();

  await page.getByRole('cell', { name: 'paytrail, walleyb2b' }).waitFor();
});
