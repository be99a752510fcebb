import { renderToString } from 'react-dom/server';
import type { PageAnswer, PageRequest, RenderedPage } from '../contract/page-render.ts';
import { languageOfPath, type Match, matchPath } from '../contract/pages.ts';
import { headTags } from './head-tags.ts';
import type { ReadFromServer } from './platform/call-server.ts';
import { loadCode, loadPlace, manifestKeys } from './platform/load-place.ts';
import { type LoadedPlace, openPlace } from './platform/open-place.ts';
import type { PageData } from './platform/page-data.ts';
import type { Shown } from './platform/route.ts';
import { BROKEN, type Place } from './platform/screen.ts';
import { pageOf } from './routes.ts';
import { ShownPage } from './shown-page.tsx';

/** An address and a visitor -> a whole page, or where to go instead. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const place = placeOf(request);
  const page = pageOf(place.name);
  if (page.needsLogin && !request.person) {
    return {
      kind: 'redirect',
      location: `/secur/logout.jsp?retUrl=${encodeURIComponent(request.url)}`,
    };
  }
  const read = ((apexClass: string, apexMethod: string, params: object) =>
    request.read(apexClass, apexMethod, params, place.language)) as ReadFromServer;
  const scheme = await request.schemeIn(place.language);
  const [loaded, recordTitle] = await Promise.all([
    loadPlace(place, scheme, read),
    recordTitleOf(request, place),
  ]);
  return rendered(request, { ...loaded, recordTitle }, page);
}

export async function renderErrorPage(request: PageRequest): Promise<RenderedPage> {
  const place = placeOf(request);
  const scheme = await request.schemeIn(place.language);
  const code = await loadCode(BROKEN, place.language);
  return rendered(request, openPlace(place, scheme, code, null), BROKEN);
}

async function recordTitleOf({ seoTitle }: PageRequest, { params, language }: Place) {
  return params.recordId ? seoTitle(params.recordId, language) : null;
}

function placeOf({ url, devPages }: PageRequest): Place {
  const { pathname, search } = new URL(url, 'http://page');
  const match = matchPath(pathname);
  const open = match && (devPages || !pageOf(match.name).devOnly);
  return { ...(open ? match : notFound(pathname)), path: pathname, search };
}

function notFound(path: string): Match {
  return { name: 'Not_Found', language: languageOfPath(path), params: {} };
}

function rendered(request: PageRequest, loaded: LoadedPlace, shown: Shown): RenderedPage {
  const { place, scheme, data } = loaded;
  const { person, theme, consent, today, devPages, transactionId } = request;
  const visit = { person, theme, consent, today, devPages };
  const pageData: PageData = { ...visit, place, scheme, data, transactionId };
  return {
    kind: 'page',
    status: loaded.isMissing ? 404 : (shown.status ?? 200),
    language: place.language,
    theme,
    head: headTags(loaded, request),
    html: renderToString(<ShownPage loaded={loaded} visit={visit} />),
    modules: manifestKeys(shown, place.language),
    pageData,
  };
}
