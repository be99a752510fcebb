import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { LWR_PATH } from '../contract/call/call.ts';
import type { ShopEvent } from '../domain/tracking/shop-item.ts';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import { givenAccount } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { type GivenBrowser, givenBrowser } from './given-browser.ts';
import { alive, type OpenedPage, openPage } from './open-page.ts';

export const GUEST_CALLS = `**${LWR_PATH}/MuseumCardGuestController`;
export const PASSWORD = 'Revontuli7x';

const AINO = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  yearOfBirth: '1987',
  streetAddress: 'Puutarhakatu 12 B 7',
  zipCode: '20100',
  city: 'Turku',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

export type BuyPage = OpenedPage & { emailAddress: string; accountId: string };

/** The buy page of a new user, in a new window. */
export async function openBuyPage(
  browser: Browser,
  portal: TestPortal,
  { path = '/osta/itselle', ...options }: BrowserContextOptions & { path?: string } = {},
): Promise<BuyPage> {
  const opened = await openPage(browser, options);
  const emailAddress = `${randomUUID()}@example.fi`;
  const accountId = await givenAccount(portal.pool, { emailAddress });
  await giveSession(opened.page, portal, accountId);
  await visit(opened.page, portal.url + path);
  return { ...opened, emailAddress, accountId };
}

type GivenBuyPage = { portal: TestPortal; browser: Browser; opened: BuyPage; page: Page };

/** A portal and a browser for the file, and for each test the buy page of a new user. */
export function givenBuyPage(
  take: (given: GivenBuyPage) => void,
  // Sandbox pages are not part of the product. Letters are read in few tests, and cost more than the purchase.
  { judged = true, hasWorker = false } = {},
): void {
  let shared: GivenBrowser;
  let opened: BuyPage;
  givenBrowser(
    (given) => {
      shared = given;
    },
    { CALLS_PER_MINUTE: '0' },
    { hasWorker },
  );
  beforeEach(async () => {
    opened = await openBuyPage(shared.browser, shared.portal);
    take({ ...shared, opened, page: opened.page });
  });
  afterEach(async () => {
    if (!judged) opened.complaints.length = 0;
    await opened.close();
  });
}

/** Sign-in has other tests. */
export async function giveSession(page: Page, portal: TestPortal, accountId: string) {
  const token = newToken();
  const now = portal.clock.now();
  await insertSession(portal.pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  await page.context().addCookies([
    { name: 'session', value: token, url: portal.url },
    { name: 'consent', value: 'refused', url: portal.url },
  ]);
}

export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await alive(page);
}

/** Fills in all text fields at once; a test types the fields it is about. */
export async function fillForm(page: Page, changes: Partial<typeof AINO> = {}): Promise<void> {
  await page.locator('#firstName').waitFor();
  await page.evaluate(
    (values) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      for (const [id, value] of values) {
        const input = document.getElementById(id);
        set?.call(input, value);
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    Object.entries({ ...AINO, ...changes }),
  );
  await page.locator('#terms').setChecked(true);
}

export const continueButton = (page: Page) =>
  page.getByRole('button', { name: /^(Jatka|Tilaa|Fortsätt|Beställ|Continue|Order) / });
export const heading = (page: Page) => page.locator('main h1').textContent();
export const toast = (page: Page) => page.locator('article[data-toast]').first();

/** Ids of the fields marked as invalid. */
export const faultyFields = (page: Page) =>
  page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map(({ id }) => id));
/** Errors in the list above the form. */
export async function listedFaults(page: Page): Promise<string[]> {
  const items = page.locator('section[aria-labelledby] li a').filter({ visible: true });
  await items.first().waitFor();
  return items.allTextContents();
}

/** From an open form to the payment methods. */
export async function goToPayment(page: Page): Promise<void> {
  await fillForm(page);
  await continueButton(page).click();
  await page.getByRole('heading', { name: 'Valitse maksutapa', level: 1 }).waitFor();
}

/** Counts clicks and changed fields from here on, over all pages of the tab: the effort of the user. */
export async function countInputs(page: Page): Promise<() => Promise<number>> {
  let inputs = 0;
  await page.exposeFunction('countInput', () => {
    inputs += 1;
  });
  const listen = () => {
    const count = () => (globalThis as unknown as { countInput(): void }).countInput();
    window.addEventListener('click', count, true);
    window.addEventListener('change', count, true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return async () => inputs;
}

/** From an open form through a method to an outcome on the provider's page, and back. */
export async function pay(
  { page, portal }: { page: Page; portal: TestPortal },
  method: string,
  outcome: string | RegExp,
): Promise<void> {
  await goToPayment(page);
  await tile(page, method).click();
  await page.waitForURL(`${portal.settings.sandboxUrl}/**`);
  await page.getByRole('button', { name: outcome }).first().click();
  await page.waitForURL(`${portal.url}/**`);
}

/** The name of a tile begins with its method. */
export const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`(^|: )${name}`) });

/** Events pushed for the shop's analytics, each with its items and their total. */
export async function trackedEvents(page: Page): Promise<string[]> {
  const events = await page.evaluate((): ShopEvent[] => window.dataLayer ?? []);
  return events.map(
    ({ event, ecommerce: { value, items } }) =>
      `${event} ${items.map(({ item_id, coupon }) => [item_id, value, coupon].filter(Boolean).join(' '))}`,
  );
}

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(`museumCard.${name}`), key);

/** Waits for the provider's page. */
export const atProvider = (page: Page, portal: TestPortal) =>
  page.waitForURL(`${portal.settings.sandboxUrl}/**`);

export const paidCard = (page: Page) =>
  page.getByRole('heading', { name: 'Tervetuloa sisään, Aino.' }).waitFor();

/** The buyer's purchases in the database. */
export function bought(portal: TestPortal, accountId: string) {
  const rows = async (text: string) => (await portal.pool.query(text, [accountId])).rows;
  return {
    rows,
    cards: () => rows('select id from museum_card where holder_account_id = $1'),
    orders: () => rows('select id from card_order where owner_account_id = $1'),
  };
}
