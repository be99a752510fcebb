import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';

export type GivenBrowser = { portal: TestPortal; browser: Browser };

/** A portal and a browser for all tests of the file, given to `take` before the first of them. */
export function givenBrowser(
  take: (given: GivenBrowser) => void,
  environment: Record<string, string> = {},
): void {
  let portal: TestPortal | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    portal = await startPortal(environment);
    browser = await openBrowser();
    take({ portal, browser });
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
}
