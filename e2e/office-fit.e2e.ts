import { randomUUID } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type PageName, pageNames, pathTo } from '../contract/page/pages.ts';
import { seed } from '../db/seed.ts';
import { signedInBuyer } from '../test/buyer.ts';
import { startCompanyOrder } from '../test/company-buyer.ts';
import { givenAccount } from '../test/given.ts';
import { givenPurchase } from '../test/given-purchase.ts';
import type { TestPortal } from '../test/portal.ts';
import { colourFaultsOf, faultsOf } from './accessible.ts';
import { giveSession } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { openPage } from './open-page.ts';
import { spilled, squeezed, tornWords } from './text-fit.ts';
import { isWholeWalk } from './walks.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

/** Every page of the office, including future ones. */
const OFFICE = pageNames().filter((name) => name.startsWith('Office_'));

/** Parameters with which each page has content. */
const opened: Partial<Record<PageName, { id?: string; search?: string }>> = {
  Office_Find: { search: '?q=lahtinen' },
  Office_Texts: { search: '?q=museo' },
  Office_Text: { search: `?avain=${encodeURIComponent('letter/year-added:title')}` },
  Office_Document: { search: '?asiakirja=terms' },
};

beforeAll(async () => {
  const { pool, clock } = portal;
  // People, museums and sales, so that few pages are empty.
  expect(await seed(pool, clock)).toBe(true);
  const now = clock.now() - 30 * 86_400_000;
  const { personId, paymentId } = await givenPurchase(pool, { now });
  const idOf = async (statement: string) =>
    (await pool.query<{ id: string }>(statement)).rows[0]?.id;
  await startCompanyOrder(await signedInBuyer(portal));
  const importId = randomUUID();
  await pool.query(
    `insert into data_import (id, name, source, made_at, changed_at)
     values ($1, 'Kevään siirto', 'taulukko', now(), now())`,
    [importId],
  );
  for (const name of ['Office_Person', 'Office_View'] as const) opened[name] = { id: personId };
  const ordered = await idOf(
    `select card_order_id as id from payment_order where payment_id = '${paymentId}'`,
  );
  opened.Office_Order = { id: ordered ?? '' };
  opened.Office_Payment = { id: paymentId };
  opened.Office_Import = { id: importId };
  const museum = await idOf(`select id from museum where slug = 'amos-rex'`);
  for (const name of ['Office_Museum', 'Office_Museum_Edit'] as const)
    opened[name] = { id: museum ?? '' };
  opened.Office_Campaign = { id: (await idOf('select id from campaign limit 1')) ?? '' };
});

const addressOf = (name: PageName) =>
  portal.url +
  pathTo(name, 'fi', { id: opened[name]?.id ?? randomUUID() }) +
  (opened[name]?.search ?? '');

/** Window width and browser font size, in pixels. */
const EXTREMES = [
  { width: 1280, text: 16 },
  { width: 390, text: 16 },
  { width: 390, text: 32 },
];
const BETWEEN = [
  { width: 1024, text: 16 },
  { width: 1280, text: 32 },
  { width: 1024, text: 32 },
];
const LOOKS = isWholeWalk ? [...BETWEEN, ...EXTREMES] : EXTREMES;

/** Problems of the open page in each combination. */
async function unfit(page: Page, fonts: CDPSession): Promise<object[]> {
  const found: object[] = [];
  for (const { width, text } of LOOKS) {
    const fontSizes = { standard: text, fixed: (text * 13) / 16 };
    await fonts.send('Page.setFontSizes', { fontSizes });
    await page.setViewportSize({ width, height: 900 });
    const looked = [spilled, tornWords, squeezed].map((look) => page.evaluate(look));
    const wrong = (await Promise.all(looked)).flat();
    if (wrong.length > 0) found.push({ width, text, wrong });
  }
  return found;
}

test('every office page is accessible in both themes, and fits its text at every width and size', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce' });
  const fonts = await page.context().newCDPSession(page);
  await giveSession(page, portal, await givenAccount(portal.pool, { role: 'staff' }));
  const found: object[] = [];

  for (const name of OFFICE) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(addressOf(name));
    const faults = await faultsOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.push(...(await colourFaultsOf(page)));
    await page.emulateMedia({ colorScheme: 'light' });
    const wrong = [...faults, ...(await unfit(page, fonts))];
    if (wrong.length > 0) found.push({ name, wrong });
  }

  expect(found).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  await close();
}, 300_000);
