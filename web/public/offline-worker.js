// Serves the offline page when the network fails. Caches only that page in three languages: no visited page, no call,
// no personal data. Every other page comes from the network. Why: docs/decisions/0150-card-without-a-network.md

const CACHE = 'offline';
const PAGES = { fi: '/ilman-verkkoa', sv: '/sv/utan-nat', en: '/en/offline' };

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPages());
});

self.addEventListener('activate', (event) => {
  // Navigation preload: the page is requested while this worker starts.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([self.clients.claim(), preload]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, pathname));
  else if (isFile(pathname)) event.respondWith(openFile(request));
});

/** All files of one release: a new release reinstalls this worker, since its URL contains the release. */
async function keepPages() {
  const cache = await caches.open(CACHE);
  const pages = await Promise.all(Object.values(PAGES).map(fetchAnonymously));
  const html = (await Promise.all(pages.map((page) => page.clone().text()))).join('');
  // Scripts are in attributes with several names, fonts and the logo in the styles of the page.
  const lists = [...html.matchAll(/\s(?:href|src|data-entry|data-parts|data-files)="([^"]*)"/g)];
  const inStyles = [...html.matchAll(/url\((\/(?:assets\/[^)]+\.woff2|scheme-logos\/[^)]+))\)/g)];
  const named = [...lists.flatMap(([, names]) => names.split(' ')), ...inStyles.map(([, f]) => f)];
  // Styles are inline in the page.
  const files = [...new Set(named)].filter((path) => isFile(path) && !path.endsWith('.css'));
  const missing = await Promise.all(
    files.map(async (path) => ((await cache.match(path)) ? [] : [path])),
  );
  await cache.addAll(missing.flat());
  // Last: a cached page without its files would not work.
  const paths = Object.values(PAGES);
  await Promise.all(paths.map((path, index) => cache.put(path, pages[index])));
  const wanted = new Set([...paths, ...files].map((path) => new URL(path, self.location).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

function isFile(path) {
  return /^\/(assets|scheme-logos)\//.test(path);
}

/** Without cookies, so that the page has no personal data. */
async function fetchAnonymously(path) {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-store', redirect: 'error' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function openPage(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const kept = await caches.match(PAGES[languageOf(pathname)], { cacheName: CACHE });
    return kept ?? Response.error();
  }
}

function languageOf(pathname) {
  return /^\/(sv|en)(\/|$)/.exec(pathname)?.[1] ?? 'fi';
}

/** No state between events: a browser may stop a worker after any of them. */
async function openFile(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
    return kept ?? Response.error();
  }
}
