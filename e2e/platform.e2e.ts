import { randomUUID } from 'node:crypto';
import type { Browser, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import { builtFile } from './built-file.ts';
import { openBuyPage, toast, visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

const SETTINGS = '**/LoggerController/getUserLoggingSettings*';
const PUBLISHING = /LoggerController\/publishLogs?$/;

/** Letters only: anything like a personal number is redacted in the log. */
function someMessage(): string {
  const letters = randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(+digit));
  return `broken ${letters}`;
}

/** An uncaught script error. */
async function breakScript(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
}

async function logged(message: string) {
  const { rows } = await portal.pool.query(
    'select level, source, stack_trace, transaction_id from client_log where error_message = $1',
    [message],
  );
  return rows;
}

const arrives = (message: string) =>
  expect.poll(() => logged(message), { timeout: 20_000 }).toHaveLength(1);

/** A separate page, whose errors are expected. */
async function brokenPage() {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.url}/ohjeet`);
  await alive(page);
  return { context, page };
}

describe('the log', () => {
  test('has an uncaught script error, with place and time', async () => {
    const { context, page } = await brokenPage();
    const [first, second] = [someMessage(), someMessage()];

    await breakScript(page, first);
    await breakScript(page, second);

    await arrives(first);
    await arrives(second);
    const [[one], [other]] = [await logged(first), await logged(second)];
    expect(one).toMatchObject({ level: 'ERROR', source: '/ohjeet' });
    expect(one.stack_trace).toContain('Error');
    expect(one.transaction_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(other.transaction_id).toBe(one.transaction_id);
    await context.close();
  });

  test.each([
    ['answers 500', (route: Route) => route.fulfill({ status: 500, body: '[]' })],
    ['does not answer in time', (route: Route) => route.abort('timedout')],
  ])('loses and duplicates nothing while the server %s', async (_name, refuse) => {
    const { context, page } = await brokenPage();
    let refusals = 0;
    await page.route(PUBLISHING, (route) => {
      refusals += 1;
      return refusals <= 2 ? refuse(route) : route.continue();
    });
    const messages = [someMessage(), someMessage(), someMessage()];

    for (const message of messages) await breakScript(page, message);

    for (const message of messages) await arrives(message);
    expect(refusals).toBeGreaterThan(2);
    await context.close();
  });

  test('gets from the next page what a page could not send before it closed', async () => {
    const { context, page } = await brokenPage();
    const logger = page.waitForResponse(builtFile('web/platform/logging/page-loggers.ts'));
    await page.keyboard.press('Shift');
    await logger;
    // In the page: beacons of a closing page bypass routes.
    await page.evaluate(() => {
      navigator.sendBeacon = () => false;
      window.fetch = () => {
        document.title = 'tried';
        return Promise.reject(new TypeError('no network'));
      };
    });
    const message = someMessage();
    await breakScript(page, message);
    await expect.poll(() => page.title()).toBe('tried');
    await page.close();
    expect(await logged(message)).toEqual([]);

    await (await context.newPage()).goto(portal.url);

    await arrives(message);
    await context.close();
  });

  test('gets entries made before the settings loaded, even after the page has closed', async () => {
    const { context, page } = await brokenPage();
    await context.route(SETTINGS, () => undefined);
    const message = someMessage();
    const asked = page.waitForRequest(SETTINGS);
    await breakScript(page, message);
    await asked;
    await page.goto('about:blank');
    expect(await logged(message)).toEqual([]);

    await context.unroute(SETTINGS);
    await page.goto(portal.url);

    await arrives(message);
    await context.close();
  });
});

test('a record with unreadable properties leaves the page title unchanged, without a toast', async () => {
  await portal.pool.query('alter table seo_property rename to seo_property_away');
  const { page } = await openBuyPage(browser, portal, { path: '/ohjeet' });
  const told = page.waitForResponse(/\/seo\/properties\/museokortti-12/);
  await visit(page, `${portal.url}/osta/itselle/museokortti-12`);

  expect((await told).status()).toBe(500);
  await portal.pool.query('alter table seo_property_away rename to seo_property');
  expect(await page.locator('main h1').textContent()).toBe('Täytä henkilötiedot');
  expect(await page.title()).toBe('Täytä henkilötiedot – Museokortti');
  expect(await toast(page).count()).toBe(0);
  // Not closed by `close`: the browser logs the expected error.
  await page.context().close();
});

describe('a crawler without scripts', () => {
  test('sees title, description, price and museums on the home page', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    // A busy or new server may answer before its data has loaded.
    const price = page.getByText('79,00\u00a0€');
    await expect
      .poll(() => page.goto(portal.url).then(() => price.isVisible()), { interval: 500 })
      .toBe(true);

    expect(await page.title()).toBe('Yksi kortti, koko Suomen museot');
    const description = page.locator('meta[name="description"]');
    expect(await description.getAttribute('content')).toContain('museoiden ovet');
    expect(await page.getByText('Amos Rex').isVisible()).toBe(true);
    const blocks = page.locator('script[type="application/ld+json"]');
    const types = (await blocks.allTextContents()).map((text) => JSON.parse(text)['@type']);
    expect(types).toEqual(['Organization', 'Product']);
    await page.getByRole('link', { name: 'Katso kaikki museot' }).click();
    await expect.poll(() => page.locator('h1').textContent()).toBe('Mihin mennään tänään?');
    await close();
  });

  test('sees every museum, twelve at first, and every town', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${portal.url}/sv/museer`);

    expect(await page.title()).toBe('Museer – Museikort');
    expect(await page.locator('#museum-list > li').count()).toBe(12);
    await page.getByRole('link', { name: 'Visa 24 till' }).click();
    await expect.poll(() => page.locator('#museum-list > li').count()).toBe(36);
    await page.locator('[data-town="Åbo"]').click();
    await page.getByRole('link', { name: 'Åbo slott' }).waitFor();
    await close();
  });

  test('finds the pages by robots.txt and the sitemap, and each of them answers', async () => {
    const robots = await (await fetch(`${portal.url}/robots.txt`)).text();
    const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    const listed = (await (await fetch(sitemap)).text()).matchAll(/<loc>([^<]+)<\/loc>/g);

    for (const [, address = ''] of listed) {
      const answer = await fetch(address, { redirect: 'manual' });
      expect({ address, status: answer.status }).toEqual({ address, status: 200 });
      expect(await answer.text()).toContain(
        `<link rel="canonical" href="${address.replace(/\/$/, '')}`,
      );
    }
  });
});
