const WORKER = '/card-worker.js';
/** The worker keeps the desk apart from a card: both may be on one device. */
const DESK_WORKER = `${WORKER}?cache=desk`;
const LONGEST_KEEPING_MS = 60_000;

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
  active?.postMessage({ type: 'keep', page, offline, files: usedFiles(/\.woff2$/) });
}

/** Keeps the desk's page with everything that it has loaded, and says whether it would open without a network. */
export async function keepDesk(page: string): Promise<boolean> {
  const isTooLong = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), LONGEST_KEEPING_MS);
  });
  return Promise.race([askDeskWorker(page).catch(() => false), isTooLong]);
}

async function askDeskWorker(page: string): Promise<boolean> {
  if (!navigator.serviceWorker) return false;
  await navigator.serviceWorker.register(DESK_WORKER, { scope: page });
  const { active } = await navigator.serviceWorker.ready;
  await document.fonts.ready;
  const { port1: answer, port2: port } = new MessageChannel();
  return new Promise((resolve) => {
    answer.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    active?.postMessage({ type: 'keep', page, files: usedFiles(/\.(woff2|js|css)$/) }, [port]);
  });
}

/** Kept at an earlier opening, and its worker is there to show it. */
export async function isDeskKept(page: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return (await window.caches.match(page, { cacheName: 'desk' })) !== undefined;
}

/** On a phone, or installed: a device that one carries to a museum. */
export function isCarried(): boolean {
  return window.matchMedia('(pointer: coarse), (display-mode: standalone)').matches;
}

/** Fonts and late scripts are named in other files only, so the page that is to be kept does not tell of them. */
function usedFiles(kind: RegExp): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/') && kind.test(path));
}
