import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  cookieSeconds,
  STORED_IN_BROWSER,
  type StoredName,
} from '../domain/privacy/stored-in-browser.ts';

/** Browser storage holds ids, codes and prices only. */
export const SESSION_KEYS = Object.keys(STORED_IN_BROWSER.sessionStorage);

/** After a journey the browser holds only the listed keys, and no personal data. */
export async function expectNothingPersonalKept(page: Page, personal: string[]): Promise<void> {
  const { keys, text } = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const stores = { ...sessionStorage, ...localStorage, databases };
    return { keys: Object.keys(sessionStorage), text: JSON.stringify(stores) };
  });
  expect(keys.filter((key) => !SESSION_KEYS.includes(key))).toEqual([]);
  expect(personal.filter((word) => text.includes(word))).toEqual([]);
  expect(text).toContain('"databases":[]');
}

/** Stored entries that the cookies page does not list: names, and cookies that last longer than documented. */
export async function findUnknownStored(page: Page): Promise<string[]> {
  // A window closed by the test has no storage.
  const cookies = await page
    .context()
    .cookies()
    .catch(() => []);
  const ofCookies = cookies.filter(({ name, expires }) => {
    if (!(name in STORED_IN_BROWSER.cookie)) return true;
    const longest = cookieSeconds(name as StoredName<'cookie'>) ?? 0;
    // A session cookie has -1.
    return expires > Date.now() / 1000 + longest + 60;
  });
  const unknown = ofCookies.map(({ name }) => `cookie ${name}`);
  for (const [kind, names] of Object.entries(await storedIn(page))) {
    const known = STORED_IN_BROWSER[kind as keyof typeof STORED_IN_BROWSER];
    unknown.push(...names.filter((name) => !(name in known)).map((name) => `${kind} ${name}`));
  }
  return unknown;
}

type Storage = Record<'sessionStorage' | 'localStorage' | 'indexedDB' | 'cacheStorage', string[]>;

/** Nothing for other sites, and for pages that are navigating or closed. */
async function storedIn(page: Page): Promise<Partial<Storage>> {
  const read = page.evaluate(async () => {
    if (!document.getElementById('app')) return {};
    return {
      sessionStorage: Object.keys(sessionStorage),
      localStorage: Object.keys(localStorage),
      indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      cacheStorage: await caches.keys(),
    };
  });
  // A page whose scripts are held back never answers.
  const late = new Promise<object>((resolve) => setTimeout(resolve, 5000, {}));
  return Promise.race([read.catch(() => ({})), late]);
}
