// Says in place of a page that there is no network. It keeps that one page in three languages and nothing else: no page
// that was visited, no call, nothing of a person. Every page comes from the network, or this one does.
// Why: docs/decisions/0150-card-without-a-network.md

const CACHE = 'offline';
const PAGES = { fi: '/ilman-verkkoa', sv: '/sv/utan-nat', en: '/en/offline' };

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPages());
});

self.addEventListener('activate', (event) => {
  // The page is asked for while this worker still wakes up.
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

/** All of one release: this worker is installed anew with each, since its address names the release. */
async function keepPages() {
  const cache = await caches.open(CACHE);
  const pages = await Promise.all(Object.values(PAGES).map(fetchAnonymously));
  const html = (await Promise.all(pages.map((page) => page.clone().text()))).join('');
  // Scripts stand in attributes that hold several names, fonts and the logo in the styles of the page.
  const lists = [...html.matchAll(/\s(?:href|src|data-entry|data-parts|data-files)="([^"]*)"/g)];
  const inStyles = [...html.matchAll(/url\((\/(?:assets\/[^)]+\.woff2|scheme-logos\/[^)]+))\)/g)];
  const named = [...lists.flatMap(([, names]) => names.split(' ')), ...inStyles.map(([, f]) => f)];
  // Styles stand in the page itself.
  const files = [...new Set(named)].filter((path) => isFile(path) && !path.endsWith('.css'));
  const missing = await Promise.all(
    files.map(async (path) => ((await cache.match(path)) ? [] : [path])),
  );
  await cache.addAll(missing.flat());
  // Last: a page without its files would be none.
  const paths = Object.values(PAGES);
  await Promise.all(paths.map((path, index) => cache.put(path, pages[index])));
  const wanted = new Set([...paths, ...files].map((path) => new URL(path, self.location).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

function isFile(path) {
  return /^\/(assets|scheme-logos)\//.test(path);
}

/** Without cookies: as nobody in particular. */
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

/** Nothing is remembered between two events: a browser may stop a worker after any of them. */
async function openFile(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
    return kept ?? Response.error();
  }
}
