import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { type PortalOptions, startPortal, type TestPortal } from '../test/portal.ts';

export type GivenBrowser = { portal: TestPortal; browser: Browser };

/** One browser per worker, closed with it: starting it takes half a second. */
let shared: Browser | undefined;

async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await openBrowser();
  return shared;
}

/** A portal and a browser for all tests of the file, passed to `take` before the first. */
export function givenBrowser(
  take: (given: GivenBrowser) => void,
  environment: Record<string, string> = {},
  options: PortalOptions = {},
): void {
  let portal: TestPortal | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    portal = await startPortal(environment, options);
    browser = await sharedBrowser();
    take({ portal, browser });
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await portal?.stop();
  });
}
