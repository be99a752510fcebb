import type { StoredName } from '../../domain/privacy/stored-in-browser.ts';

const WORKER = '/card-worker.js';
/** The worker has separate caches for card and ticket desk: a device may have both. */
const TICKET_DESK_CACHE: StoredName<'cacheStorage'> = 'desk';
const TICKET_DESK_WORKER = `${WORKER}?cache=${TICKET_DESK_CACHE}`;
const CACHE_TIMEOUT_MS = 60_000;

type CardPages = {
  /** Scope of the service worker: the card pages. */
  scope: string;
  /** The page to cache for offline use. */
  page: string;
  /** The page shown when the cached card is too old. */
  offline: string;
};

/** Caches the card page; true when it would open offline. Without service workers the card needs a network. */
export async function cacheCardPage({ scope, page, offline }: CardPages): Promise<boolean> {
  if (!navigator.serviceWorker) return false;
  const registration = await navigator.serviceWorker.register(WORKER, { scope });
  const worker = await activeWorker(registration);
  await document.fonts.ready;
  return askToKeep(worker, { page, offline, files: loadedAssets(/\.woff2$/) });
}

/** Caches the ticket desk page with its loaded assets; true when it would open offline. */
export async function cacheTicketDeskPage(page: string): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), CACHE_TIMEOUT_MS);
  });
  return Promise.race([requestTicketDeskCache(page).catch(() => false), timeout]);
}

async function requestTicketDeskCache(page: string): Promise<boolean> {
  if (!navigator.serviceWorker) return false;
  const registration = await navigator.serviceWorker.register(TICKET_DESK_WORKER, { scope: page });
  const worker = await activeWorker(registration);
  await document.fonts.ready;
  return askToKeep(worker, { page, files: loadedAssets(/\.(woff2|js|css)$/) });
}

/** The worker of this registration; `ready` would wait for one whose scope holds the current page. */
function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { active, installing, waiting } = registration;
  if (active) return Promise.resolve(active);
  const coming = installing ?? waiting;
  if (!coming) return Promise.reject(new Error('no worker was installed'));
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming);
      if (coming.state === 'redundant') reject(new Error('the worker was not installed'));
    });
  });
}

type Kept = { page: string; offline?: string; files: string[] };

function askToKeep(worker: ServiceWorker, kept: Kept): Promise<boolean> {
  const { port1: answer, port2: port } = new MessageChannel();
  return new Promise((resolve) => {
    answer.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage({ type: 'keep', ...kept }, [port]);
  });
}

/** Cached earlier, and its worker is active. */
export async function isTicketDeskPageCached(page: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return (await window.caches.match(page, { cacheName: TICKET_DESK_CACHE })) !== undefined;
}

/** Fonts and lazy chunks are not named in the HTML, so they are taken from the resource timings. */
function loadedAssets(kind: RegExp): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/') && kind.test(path));
}
