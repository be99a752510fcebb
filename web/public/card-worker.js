// Caches the card on its holder's device, so that it opens at a museum door without a network; and, in another cache,
// the page of a ticket desk. Network first: a page of an old release never replaces a new one. Signing out clears
// everything (Clear-Site-Data). Why: docs/decisions/0150-card-without-a-network.md

const CACHE = new URL(self.location.href).searchParams.get('cache') ?? 'card';
const KEPT_AT = 'x-kept-at';
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
// A network slower than this at a museum door counts as offline.
const PATIENCE_MS = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { type, page, offline, files } = event.data ?? {};
  if (type !== 'keep') return;
  // No network, or the session has ended: the cache stays as it is.
  const isKept = keep(page, offline, files).then(
    () => true,
    () => false,
  );
  // A desk may report offline support only when this has succeeded.
  event.waitUntil(isKept.then((answer) => event.ports[0]?.postMessage(answer)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (isFile(pathname)) event.respondWith(openFile(request));
});

/** The card page with its files, and the page for a card that is too old. */
async function keep(page, offline, files) {
  const [card, fallback] = await Promise.all([fetchOwn(page), offline && fetchOwn(offline)]);
  const html = `${await card.clone().text()}${fallback ? await fallback.clone().text() : ''}`;
  // Scripts are in attributes with several names.
  const lists = [...html.matchAll(/\s(?:href|src|data-entry|data-parts|data-files)="([^"]*)"/g)];
  const named = lists.flatMap(([, names]) => names.split(' '));
  const logos = [...html.matchAll(/url\((\/scheme-logos\/[^)]+)\)/g)].map(([, path]) => path);
  const needed = [...new Set([...files, ...named, ...logos])].filter(isFile);
  const cache = await caches.open(CACHE);
  // File names contain a hash of their content: cached files need no revalidation.
  const missing = await Promise.all(
    needed.map(async (path) => ((await cache.match(path)) ? [] : [path])),
  );
  await cache.addAll(missing.flat());
  if (fallback) await cache.put(offline, fallback);
  // Last: a cached page without its files would not work.
  await cache.put(page, await stamped(card));
  await dropOthers(cache, [page, ...(fallback ? [offline] : []), ...needed]);
}

/** Files of a page: their names change with their content. */
function isFile(path) {
  return /^\/(assets|scheme-logos)\//.test(path);
}

async function fetchOwn(path) {
  const answer = await fetch(path, { credentials: 'same-origin', redirect: 'error' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function stamped(answer) {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(await answer.blob(), { status: 200, headers });
}

async function dropOthers(cache, needed) {
  const wanted = new Set(needed.map((path) => new URL(path, self.location.origin).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

async function openPage(request, pathname) {
  const kept = await keptCard();
  try {
    const answer = await (kept ? inTime(fetch(request)) : fetch(request));
    // The session has ended and the server redirects to sign-in: at the door the cached card is shown. A desk must sign
    // in.
    const mayShowKept = CACHE === 'card' && kept?.path === pathname;
    if (answer.type === 'opaqueredirect' && mayShowKept) return kept.answer;
    // A failing server counts as offline.
    if (answer.status >= 500 && kept?.path === pathname) return kept.answer;
    return answer;
  } catch {
    if (!kept) return (await offlinePage()) ?? Response.error();
    return kept.path === pathname ? kept.answer : Response.redirect(kept.path);
  }
}

/** Null when nothing is cached, or when it was checked too long ago. */
async function keptCard() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    const keptAt = Number(answer?.headers.get(KEPT_AT) ?? 0);
    if (keptAt === 0) continue;
    if (Date.now() - keptAt < LONGEST_MS) return { path: new URL(request.url).pathname, answer };
    await cache.delete(request);
  }
  return null;
}

async function offlinePage() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!isFile(new URL(request.url).pathname)) return cache.match(request);
  }
  return null;
}

async function openFile(request) {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}

function inTime(answer) {
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    setTimeout(() => reject(new Error('the network is too slow')), PATIENCE_MS);
  });
}
