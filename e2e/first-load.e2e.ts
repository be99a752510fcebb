import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageNames } from '../contract/pages.ts';
import { LANGUAGES } from '../domain/base/language.ts';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { manifestKeys } from '../web/platform/load-place.ts';
import { pageOf } from '../web/routes.ts';

const SCRIPTS_AT_MOST = 100_000;
const ALL_AT_MOST = 300_000;

let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** What travels over the wire when the page is opened for the first time, headers included. */
async function firstLoad(url: string, options: BrowserContextOptions) {
  const page = await browser.newPage(options);
  const network = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, all: 0 };
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.Script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return bytes;
}

describe('the first load of home', () => {
  test.each([
    ['a desktop', { viewport: { width: 1280, height: 900 } }],
    ['a sharp desktop', { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 }],
    ['a phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
  ])('stays within its budget of bytes on %s', async (_, options) => {
    const bytes = await firstLoad(portal.url, options);

    expect(bytes.Script).toBeGreaterThan(50_000);
    expect(bytes.Script).toBeLessThan(SCRIPTS_AT_MOST);
    expect(bytes.all).toBeLessThan(ALL_AT_MOST);
  });
});

test('every row of the route table has its code in the build', () => {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));

  const keys = pageNames().flatMap((name) =>
    LANGUAGES.flatMap((language) => manifestKeys(pageOf(name), language)),
  );

  expect(keys.filter((key) => !manifest[key])).toEqual([]);
});
