const WORKER = '/card-worker.js';
const CACHE = 'card';

type Kept = {
  /** Where the worker may answer: the pages of one's own card and nothing else. */
  scope: string;
  /** The page that opens without a network. */
  page: string;
  /** The page to show when the card was checked too long ago. */
  offline: string;
};

/** Keeps the card's page on this device. Where the browser has no workers, the card simply needs a network. */
export async function keepCard({ scope, page, offline }: Kept): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register(WORKER, { scope });
  const { active } = await navigator.serviceWorker.ready;
  await document.fonts.ready;
  active?.postMessage({ type: 'keep', page, offline, files: usedFonts() });
}

/** On a phone, or installed: a device that one carries to a museum. */
export function isCarried(): boolean {
  return window.matchMedia('(pointer: coarse), (display-mode: standalone)').matches;
}

/** Whoever signs in here next must not find the card of another. */
export async function forgetKeptCard(): Promise<void> {
  if (window.caches) await window.caches.delete(CACHE);
}

/** Fonts are named in styles only, so the page that is to be kept does not tell of them. */
function usedFonts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/') && path.endsWith('.woff2'));
}
