import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageNames } from '../contract/page/pages.ts';
import { LANGUAGES } from '../domain/base/language.ts';
import { givenAccount } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { manifestKeys } from '../web/platform/load-page.ts';
import { routeOf } from '../web/routes.ts';
import { giveSession } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

const HOME_AT_MOST = { scripts: 82_600, all: 285_000 };
const BUY_PAGE_AT_MOST = { scripts: 95_000, all: 179_000 };

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

/** Transferred bytes of a first visit: compressed scripts, and everything with headers. */
async function firstLoad(page: Page, url: string) {
  const network = await page.context().newCDPSession(page);
  const headers = new Map<string, number>();
  const bytes = { scripts: 0, all: 0 };
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headers.set(requestId, response.encodedDataLength);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    const ofHeaders = headers.get(requestId);
    if (ofHeaders !== undefined) bytes.scripts += encodedDataLength - ofHeaders;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Scripts wait for the first paint, which on a busy machine may be after the network is idle.
  await alive(page);
  return bytes;
}

describe('the first load of the home page', () => {
  test.each([
    ['a desktop', { viewport: { width: 1280, height: 900 } }],
    ['a sharp desktop', { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 }],
    ['a phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
  ])('stays within its byte budget on %s', async (_, options) => {
    const page = await browser.newPage(options);
    const { scripts, all } = await firstLoad(page, portal.url);
    await page.close();

    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThan(HOME_AT_MOST.scripts);
    expect(all).toBeLessThan(HOME_AT_MOST.all);
  });
});

describe('the first load of the buy page', () => {
  test.each([
    ['a desktop', { viewport: { width: 1280, height: 900 } }],
    ['a phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
  ])('stays within its byte budget on %s', async (_, options) => {
    const { page, close } = await openPage(browser, options);
    await giveSession(page, portal, await givenAccount(portal.pool));
    const { scripts, all } = await firstLoad(page, `${portal.url}/osta/itselle`);
    await close();

    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThan(BUY_PAGE_AT_MOST.scripts);
    expect(all).toBeLessThan(BUY_PAGE_AT_MOST.all);
  });
});

test('every row of the route table has its code in the build', () => {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));

  const keys = pageNames().flatMap((name) =>
    LANGUAGES.flatMap((language) => manifestKeys(routeOf(name), language)),
  );

  expect(keys.filter((key) => !manifest[key])).toEqual([]);
});
