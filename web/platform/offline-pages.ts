import type { StoredName } from '../../domain/privacy/stored-in-browser.ts';

const WORKER = '/offline-worker.js';
const CACHE: StoredName<'cacheStorage'> = 'offline';

/** Caches the offline page. When the operator switches it off, existing workers are removed. */
export function startOfflinePages(isOn: boolean): void {
  // Without it the browser shows its own offline error; nothing else fails.
  if (navigator.serviceWorker) (isOn ? install() : remove()).catch(() => {});
}

/** The entry's name changes with every release, and with it the worker. */
async function install(): Promise<void> {
  const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry ?? '';
  const release = entry.replace(/^.*\//, '');
  await navigator.serviceWorker.register(`${WORKER}?release=${encodeURIComponent(release)}`, {
    scope: '/',
  });
}

async function remove(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  const own = workers.filter(({ active }) => active?.scriptURL.includes(WORKER));
  if (own.length === 0) return;
  await Promise.all(own.map((worker) => worker.unregister()));
  await window.caches.delete(CACHE);
}
