import { PAGES } from '../../../contract/page-table.ts';
import type { StoredName } from '../../../domain/privacy/stored-in-browser.ts';

const CARD_CACHE: StoredName<'cacheStorage'> = 'card';

/** Where the card that is kept on this device opens, in the language in which it was kept; null when there is none. */
export async function findKeptCard(): Promise<string | null> {
  if (!window.caches || !(await window.caches.has(CARD_CACHE))) return null;
  const cache = await window.caches.open(CARD_CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return Object.values(PAGES.My_Card_Desk.paths).find((path) => kept.includes(path)) ?? null;
}
