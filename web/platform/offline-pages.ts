import type { StoredName } from '../../domain/privacy/stored-in-browser.ts';

const WORKER = '/offline-worker.js';
const CACHE: StoredName<'cacheStorage'> = 'offline';

/** Keeps the page that is shown without a network. Switched off by the operator, it goes where it is already. */
export function startOfflinePages(isOn: boolean): void {
  // Without it a page that cannot be had is the browser's to tell of, and nothing else is lost.
  if (navigator.serviceWorker) (isOn ? install() : remove()).catch(() => {});
}

/** The name of the entry changes with every release, and the worker with it. */
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
