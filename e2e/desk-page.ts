import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { updateCardList } from '../server/ticket-desk/update-card-list.ts';
import { signIn } from '../test/browser.ts';
import { givenAccount, givenMuseum } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { alive, type OpenedPage, openPage } from './open-page.ts';

/** The ticket desk of a new museum, in a new window. */
export async function openDesk(
  portal: TestPortal,
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedPage & { museumId: string }> {
  const museumId = await givenMuseum(portal.pool);
  const emailAddress = `${randomUUID()}@example.fi`;
  await givenAccount(portal.pool, { emailAddress, role: 'desk', museumId });
  // No cron in tests.
  await updateCardList(portal);
  const opened = await openPage(browser, options);
  await enterDesk(portal, opened.page, emailAddress);
  return { ...opened, museumId };
}

export async function enterDesk(portal: TestPortal, page: Page, emailAddress: string) {
  await signIn(page, portal, { emailAddress });
  await page.goto(`${portal.url}/kassa`);
  await readyAt(page);
}

/** Hydrated, and available offline. */
export async function readyAt(page: Page) {
  await alive(page);
  await page.locator('#customerNumber:focus').waitFor();
  await page.getByText(/^Toimii myös ilman yhteyttä/).waitFor();
  const isKept = await page.evaluate(() => caches.match('/kassa', { cacheName: 'desk' }));
  if (isKept === undefined) throw new Error('the desk promises what it cannot keep');
}

/** Like a barcode reader: digits and Enter, wherever the focus is. */
export async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
export const says = (page: Page, word: string) =>
  page.getByRole('alert').filter({ hasText: word }).waitFor();

/** Everything that the page stores in the browser, as one text. */
export async function storedTexts(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open('museum-desk');
    asked.onsuccess = () => resolve(asked.result);
  });
  const read = (name: string) =>
    new Promise<unknown[]>((resolve) => {
      const asked = database.transaction(name).objectStore(name).getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
  const visits = [await read('visits'), await read('seen')];
  const [list] = (await read('list')) as { entries: Uint8Array<ArrayBuffer> }[];
  database.close();
  const bytes = new TextDecoder('latin1').decode(list?.entries);
  return JSON.stringify([visits, bytes, { ...localStorage }, { ...sessionStorage }]);
}

/** How many of today's visits the device would recognise offline. */
export function countSeen(): Promise<number> {
  return new Promise((resolve) => {
    const opened = indexedDB.open('museum-desk');
    opened.onsuccess = () => {
      const asked = opened.result.transaction('seen').objectStore('seen').count();
      asked.onsuccess = () => resolve(asked.result);
      opened.result.close();
    };
  });
}
