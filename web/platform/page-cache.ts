const WORKER = '/card-worker.js';
/** The worker has a cache each for card and ticket desk: both may be on one device. */
const TICKET_DESK_WORKER = `${WORKER}?cache=desk`;
const CACHE_TIMEOUT_MS = 60_000;

type CardPages = {
  /** Scope of the service worker: the pages of one's own card. */
  scope: string;
  /** The page to cache for offline use. */
  page: string;
  /** The page shown when the cached card is too old. */
  offline: string;
};

/** Caches the card page. Without service workers the card needs a network. */
export async function cacheCardPage({ scope, page, offline }: CardPages): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register(WORKER, { scope });
  const { active } = await navigator.serviceWorker.ready;
  await document.fonts.ready;
  active?.postMessage({ type: 'keep', page, offline, files: loadedAssets(/\.woff2$/) });
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
  await navigator.serviceWorker.register(TICKET_DESK_WORKER, { scope: page });
  const { active } = await navigator.serviceWorker.ready;
  await document.fonts.ready;
  const { port1: answer, port2: port } = new MessageChannel();
  return new Promise((resolve) => {
    answer.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    active?.postMessage({ type: 'keep', page, files: loadedAssets(/\.(woff2|js|css)$/) }, [port]);
  });
}

/** Cached earlier, and its worker is active. */
export async function isTicketDeskPageCached(page: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return (await window.caches.match(page, { cacheName: 'desk' })) !== undefined;
}

export function isMobileOrInstalled(): boolean {
  return window.matchMedia('(pointer: coarse), (display-mode: standalone)').matches;
}

/** Fonts and lazy chunks are not named in the HTML, so they are taken from the resource timings. */
function loadedAssets(kind: RegExp): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/') && kind.test(path));
}
