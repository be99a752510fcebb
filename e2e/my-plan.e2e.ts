import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeInstalments } from '../server/charge/charge-instalments.ts';
import { watchContracts } from '../server/instalment/watch-contracts.ts';
import type { Deps } from '../server/platform/context.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { openBrowser } from '../test/browser.ts';
import { givenContract } from '../test/given-contract.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { giveSession, tile, visit } from './buy-page.ts';
import { openPage } from './open-page.ts';

const DAY = 24 * 60 * 60 * 1000;
const TOKENS = {
  good: '798b445a-2216-46b7-ad1a-000f40ced6e8',
  noFunds: 'f4650972-c0cd-4dab-8f16-3ecf26439755',
};

let portal: TestPortal;
let deps: Deps;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal({}, { hasWorker: false }), openBrowser()]);
  const { settings, clock, pool } = portal;
  deps = { pool, clock, settings, log: makeLogger('silent') };
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

type Given = { days: number; token?: string; width?: number; colorScheme?: 'light' | 'dark' };

/** The plan's page a number of days after the first instalment. */
async function openPlan({ days, token = TOKENS.noFunds, ...look }: Given) {
  const { pool, clock, settings } = portal;
  const { secretKey } = settings;
  const made = await givenContract(pool, { now: clock.now(), secretKey, token });
  for (let day = 0; day < days; day += 1) {
    clock.advance(DAY);
    await chargeInstalments(deps);
    await watchContracts(deps);
  }
  const opened = await openPage(browser, {
    reducedMotion: 'reduce',
    viewport: { width: look.width ?? 1280, height: 900 },
    colorScheme: look.colorScheme ?? 'light',
  });
  await opened.page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await giveSession(opened.page, portal, made.accountId);
  await visit(opened.page, `${portal.url}/oma`);
  return { ...opened, ...made };
}

async function shoot(page: Page, name: string) {
  const to = process.env.SCREENSHOTS;
  if (to) await page.screenshot({ path: `${to}/${name}.png`, fullPage: true });
}

test('a failed instalment is paid by bank, alone and at once', async () => {
  const { page, close } = await openPlan({ days: 40 });
  await page.getByRole('heading', { level: 1, name: 'Yksi erä jäi maksamatta.' }).waitFor();
  await page.getByRole('link', { name: 'Maksa nyt 6,90 €' }).click();
  await page.waitForURL(/\/oma\/kuukausimaksu$/);
  await page.getByRole('heading', { level: 1, name: 'Yksi erä jäi maksamatta.' }).waitFor();
  await page
    .getByRole('img', { name: 'Kuukausimaksun 12 erää: 1 maksettu, 1 maksamatta, 10 tulossa' })
    .waitFor();
  await shoot(page, 'failed-1280');
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Maksa nyt 6,90 €' }).click();
  await page.getByRole('heading', { level: 1, name: 'Maksa nyt 6,90 €' }).waitFor();
  await tile(page, 'OP').click();
  await page.waitForURL(`${portal.settings.sandboxUrl}/**`);
  await page.locator('button[name=outcome][value=ok]').click();
  await page.waitForURL(/\/oma\/kuukausimaksu$/);
  await page.getByText('Maksu on perillä').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Kaksi erää on maksettu.' }).waitFor();
  await shoot(page, 'paid-1280');
  await close();
});

test.each([
  { days: 20, token: TOKENS.good, width: 390, colorScheme: 'light', says: 'Yksi erä on maksettu.' },
  { days: 95, width: 1280, colorScheme: 'dark', says: 'Kolme erää on maksamatta.' },
  { days: 95, width: 390, colorScheme: 'light', says: 'Kolme erää on maksamatta.' },
  { days: 160, width: 1280, colorScheme: 'light', says: 'Viisi erää on maksamatta.' },
  { days: 160, width: 390, colorScheme: 'dark', says: 'Viisi erää on maksamatta.' },
] as const)(
  'after $days days the plan fits $width px and is accessible',
  async ({ says, ...given }) => {
    const { page, close } = await openPlan(given);
    await visit(page, `${portal.url}/oma/kuukausimaksu`);
    await page.getByRole('heading', { level: 1, name: says }).waitFor();
    if (given.days === 160) await page.getByText('Lähetimme viimeisen viestin').waitFor();
    await shoot(page, `${given.days}-${given.width}-${given.colorScheme}`);
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  },
);
