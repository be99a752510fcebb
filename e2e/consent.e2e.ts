import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ShopEvent } from '../domain/tracking/shop-item.ts';
import { signIn } from '../test/browser.ts';
import { payAtPaytrail, signedInBuyer, startPurchase } from '../test/buyer.ts';
import type { TestPortal } from '../test/portal.ts';
import { axeOn } from './accessible.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

async function openForm(options?: BrowserContextOptions) {
  const opened = await openPage(browser, options);
  await signIn(opened.page, portal, { emailAddress: `${randomUUID()}@example.fi` });
  await opened.page.goto(`${portal.url}/osta/itselle`);
  await alive(opened.page);
  return opened;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Ostotilastot' });
const events = (page: Page): Promise<ShopEvent[] | undefined> =>
  page.evaluate(() => window.dataLayer);
const told = async (page: Page) => (await events(page))?.map(({ event }) => event);
const answerCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent');

describe('analytics', () => {
  test('waits for consent, reports the opened form once, and does not ask again', async () => {
    const { page, close } = await openForm();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('museumCard.items')))
      .toContain('museum-card-annually');
    expect(await told(page)).toBeUndefined();

    await panel(page).getByRole('button', { name: 'Sallin' }).click();

    expect(await events(page)).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'EUR',
          value: 79,
          items: [
            { item_id: 'museum-card-annually', item_name: 'Museokortti', price: 79, quantity: 1 },
          ],
        },
      },
    ]);
    const cookie = await answerCookie(page);
    expect(cookie).toMatchObject({ value: 'granted', sameSite: 'Lax', path: '/' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBeGreaterThan(178);
    expect(Math.round(days)).toBeLessThan(186);
    const again = await page.reload();
    expect(await again?.text()).not.toContain('Sallin');
    await close();
  });

  test('does not run after a refusal, here or on the next page', async () => {
    const { page, close } = await openForm();

    await panel(page).getByRole('button', { name: 'En salli' }).click();

    await expect.poll(() => panel(page).count()).toBe(0);
    await page.reload();
    await alive(page);
    expect(await panel(page).count()).toBe(0);
    expect(await told(page)).toBeUndefined();
    await close();
  });

  test('can be changed on the cookies page', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${portal.url}/evasteet`);
    await alive(page);

    await page.getByRole('button', { name: 'Sallin' }).click();
    await page.getByText('Olet sallinut tämän').waitFor();
    await page.getByRole('button', { name: 'En salli' }).click();

    await page.getByText('Et sallinut tätä').waitFor();
    expect((await answerCookie(page))?.value).toBe('refused');
    const again = await page.reload();
    expect(await again?.text()).toContain('Et sallinut tätä');
    await close();
  });
});

describe('a paid purchase', () => {
  test('is reported once, also when its thank-you page is reloaded', async () => {
    const { page, close } = await openPage(browser);
    const buyer = await signedInBuyer(portal);
    const cookies = ['consent=granted', ...buyer.cookie().split('; ')];
    await page.context().addCookies(
      cookies.map((cookie) => {
        const [name = '', value = ''] = cookie.split('=');
        return { name, value, url: portal.url };
      }),
    );
    await page.goto(`${portal.url}/osta/itselle`);
    await expect.poll(() => told(page)).toEqual(['add_to_cart']);
    const back = await payAtPaytrail(await startPurchase(buyer));

    await page.goto(back ?? '');
    await page.waitForURL('**/kiitos/osto?*');

    await expect.poll(() => told(page)).toEqual(['purchase']);
    const [event] = (await events(page)) ?? [];
    expect(event?.ecommerce).toEqual({
      transaction_id: expect.any(String),
      currency: 'EUR',
      value: 79,
      items: [
        { item_id: 'museum-card-annually', item_name: 'Museokortti', price: 79, quantity: 1 },
      ],
    });
    const claimed = page.waitForResponse('**/claimPurchaseTracking');
    await page.reload();
    expect(await (await claimed).json()).toEqual({ isFirst: false });
    expect(await told(page)).toBeUndefined();
    await close();
  });
});

describe('the consent question', () => {
  test('is shown only where something would be measured', async () => {
    const { page, close } = await openPage(browser);
    for (const path of ['/', '/ohjeet', '/museot', '/kirjaudu']) {
      await page.goto(portal.url + path);
      expect(await panel(page).count()).toBe(0);
    }
    await close();
  });

  test.each([390, 1280])('covers nothing and has equal answers at %i px', async (width) => {
    const { page, close } = await openForm({ viewport: { width, height: 844 } });
    const boxOf = async (name: string) => panel(page).getByRole('button', { name }).boundingBox();

    const [no, yes] = [await boxOf('En salli'), await boxOf('Sallin')];
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
    expect(yes?.height).toBeGreaterThanOrEqual(48);
    const bottom = await panel(page).evaluate((it) => it.getBoundingClientRect().bottom);
    const top = await page.locator('main').evaluate((it) => it.getBoundingClientRect().top);
    expect(bottom).toBeLessThanOrEqual(top);
    const { violations } = await (await axeOn(page)).include('section[aria-label]').analyze();
    expect(violations).toEqual([]);
    await close();
  });

  test('is answered by keyboard', async () => {
    const { page, close } = await openForm();
    await panel(page).getByRole('button', { name: 'En salli' }).focus();
    await page.keyboard.press('Enter');

    await expect.poll(async () => (await answerCookie(page))?.value).toBe('refused');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await close();
  });
});
