import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { giveSession } from './buy-page.ts';
import { type GivenBrowser, givenBrowser } from './given-browser.ts';
import { type OpenedPage, openPage } from './open-page.ts';

type Silent = { portal: TestPortal; page: Page };

/** A page with a controlled clock, so that waiting for a missing answer takes no time. */
export function givenSilentPortal(take: (given: Silent) => void): void {
  let shared: GivenBrowser;
  let opened: OpenedPage;
  givenBrowser(
    (given) => {
      shared = given;
    },
    { CALLS_PER_MINUTE: '0' },
  );
  beforeEach(async () => {
    opened = await openPage(shared.browser, { reducedMotion: 'reduce' });
    await opened.page.clock.install();
    take({ portal: shared.portal, page: opened.page });
  });
  afterEach(async () => {
    // Aborted requests are logged in the console.
    opened.complaints.length = 0;
    await opened.close();
  });
}

export const CALLS = /\/(lwr|services|desk\/cards)\b/;

/** From now on calls get no answer; documents and code load normally. */
export const holdCalls = (page: Page) => page.route(CALLS, () => {});
export const letCalls = (page: Page) => page.unroute(CALLS);
/** The offline page polls the portal, and would reload at any moment. */
export const holdProbe = (page: Page) =>
  page.route('**/favicon.svg', async (route) => {
    if (route.request().method() !== 'HEAD') await route.continue();
  });
/** Beyond every timeout of the page, in steps: one may start another. */
export async function waitInVain(page: Page): Promise<void> {
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(5_000);
}

export type Who = 'guest' | 'buyer' | 'holder' | 'staff' | 'desk';

export async function comeAs({ page, portal }: Silent, who: Who): Promise<void> {
  if (who === 'guest') {
    const url = portal.url;
    await page.context().addCookies([{ name: 'consent', value: 'refused', url }]);
    return;
  }
  const { pool } = portal;
  const role = who === 'staff' || who === 'desk' ? who : 'customer';
  const { rows } = await pool.query("select id from museum where slug = 'ateneumin-taidemuseo'");
  const accountId = await givenAccount(pool, {
    role,
    ...(who === 'desk' && { museumId: rows[0].id }),
  });
  if (who === 'holder') {
    const today = helsinkiDay(portal.clock.now());
    await givenCard(pool, { accountId, validUntil: addMonths(today, 1) });
  }
  await giveSession(page, portal, accountId);
}

/** Nothing is busy forever, and there is something to click. */
export async function hasWayOn(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => page.locator('[aria-busy=true], [data-busy], [data-shown]').count(), {
      message: `${what} is at rest`,
    })
    .toBe(0);
  const ways = page.locator('button:visible:not([disabled]), main a[href]:visible');
  // The message may be in code that is still loading.
  await expect.poll(() => ways.count(), { message: `${what} has a way on` }).toBeGreaterThan(0);
}
