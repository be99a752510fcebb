import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeInstalments } from '../server/charge/charge-instalments.ts';
import { watchContracts } from '../server/instalment/watch-contracts.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { openBrowser } from '../test/browser.ts';
import { type Buyer, payAtPaytrail, signedInBuyer, startPurchase } from '../test/buyer.ts';
import { givenContract } from '../test/given-contract.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { giveSession } from './buy-page.ts';
import { openPage } from './open-page.ts';
import { spilled, squeezed, tornWords } from './text-fit.ts';

const DAY = 24 * 60 * 60 * 1000;
const NO_FUNDS = 'f4650972-c0cd-4dab-8f16-3ecf26439755';

/** With the browser's font size at 32 px: emulation is reset by full-page screenshots. */
let browser: Browser;
let portal: TestPortal;
beforeAll(async () => {
  [portal, browser] = await Promise.all([
    startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false }),
    openBrowser(['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** Where text overflows, in wide and narrow windows. */
async function unfit(page: Page, name: string, path: string): Promise<object[]> {
  const found: object[] = [];
  await page.goto(portal.url + path);
  await page.locator('h1').waitFor();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const looked = [spilled, tornWords, squeezed].map((look) => page.evaluate(look));
    const wrong = (await Promise.all(looked)).flat();
    if (wrong.length > 0) found.push({ path, width, wrong });
    const to = process.env.SCREENSHOTS;
    if (to) await page.screenshot({ path: `${to}/${name}-${width}.png`, fullPage: true });
  }
  return found;
}

/** Payments that are declined, left open and pending, each for another order. */
async function orderInEachState(): Promise<Buyer> {
  const buyer = await signedInBuyer(portal);
  const come = async (outcome: string | null) => {
    const started = await startPurchase(buyer);
    if (!outcome) return;
    const back = await payAtPaytrail(started, { outcome });
    await fetch(back ?? '', { redirect: 'manual' });
  };
  for (const outcome of ['fail', null, 'pending']) await come(outcome);
  return buyer;
}

test('pending, declined and open payments fit their text at 32 px', async () => {
  const { emailAddress } = await orderInEachState();
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    emailAddress,
  ]);
  const opened = await openPage(browser);
  await giveSession(opened.page, portal, rows[0].id);

  expect([
    ...(await unfit(opened.page, 'own', '/oma')),
    ...(await unfit(opened.page, 'orders', '/oma/tilaukset')),
    ...(await unfit(opened.page, 'buy', '/osta/itselle')),
    ...(await unfit(opened.page, 'gift', '/lahja/lahjakuori')),
    ...(await unfit(opened.page, 'company', '/yrityksille')),
  ]).toEqual([]);
  await opened.close();
});

test('an overdue plan fits its text at 32 px', async () => {
  const { pool, clock, settings } = portal;
  const deps = { pool, clock, settings, log: makeLogger('silent') };
  const { secretKey } = settings;
  const { accountId } = await givenContract(pool, { now: clock.now(), secretKey, token: NO_FUNDS });
  for (let day = 0; day < 95; day += 1) {
    clock.advance(DAY);
    await chargeInstalments(deps);
    await watchContracts(deps);
  }
  const opened = await openPage(browser);
  await giveSession(opened.page, portal, accountId);

  expect([
    ...(await unfit(opened.page, 'owing-own', '/oma')),
    ...(await unfit(opened.page, 'owing-plan', '/oma/kuukausimaksu')),
    ...(await unfit(opened.page, 'owing-validity', '/oma/voimassaolo')),
    ...(await unfit(opened.page, 'owing-deletion', '/oma/tiedot')),
  ]).toEqual([]);
  await opened.close();
});
