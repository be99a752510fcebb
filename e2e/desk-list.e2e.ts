import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { updateCardList } from '../server/ticket-desk/update-card-list.ts';
import { openBrowser } from '../test/browser.ts';
import { givenCard } from '../test/given.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { openDesk, readyAt, says, scan } from './desk-page.ts';

let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

test('an interrupted list download changes nothing, and the next one has all changes', async () => {
  const validUntil = addMonths(helsinkiDay(portal.clock.now()), 3);
  const first = await givenCard(portal.pool, { validUntil });
  const { page } = await openDesk(portal, browser);
  const second = await givenCard(portal.pool, { validUntil });
  await updateCardList(portal);
  const asked: string[] = [];
  let isCut = true;
  await page.route('**/desk/card-list**', async (route) => {
    asked.push(new URL(route.request().url()).search);
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: isCut ? body.subarray(0, body.length - 3) : body });
  });
  const reopen = async () => {
    await page.context().setOffline(false);
    const answered = page.waitForResponse(/card-list/);
    await page.reload();
    await (await answered).finished();
    await readyAt(page);
    await page.context().setOffline(true);
  };

  await reopen();
  // Changes, then the full list were requested; neither was complete, so the previous list is used.
  expect(asked).toEqual([expect.stringMatching(/^\?since=[0-9a-f]{16}\.\d+$/), '']);
  await scan(page, first.customerNumber);
  await says(page, 'Kortti on voimassa');
  await scan(page, second.customerNumber);
  await says(page, 'Ei laitteen listalla');

  isCut = false;
  await reopen();
  expect(asked).toHaveLength(3);
  await scan(page, second.customerNumber);
  await says(page, 'Kortti on voimassa');
  await scan(page, first.customerNumber);
  await says(page, 'Kortti on voimassa');
  await page.context().close();
});
