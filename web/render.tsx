import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type {
  PageAnswer,
  PageRequest,
  PageTextsOfWeb,
  RenderedPage,
} from '../contract/page/page-render.ts';
import {
  languageOfPath,
  type Match,
  matchPath,
  type PageName,
  pathTo,
} from '../contract/page/pages.ts';
import { spokenOf } from '../domain/base/language.ts';
import { logoStyle } from '../domain/scheme/logo.ts';
import { lookStyle } from '../domain/scheme/look.ts';
import { headTags } from './head-tags.ts';
import { PageView } from './page-view.tsx';
import { isFactorMissing } from './parts/office/frame/factor-missing.ts';
import brand from './parts/site/brand.module.css';
import { SiteBanner } from './parts/site/site-banner.tsx';
import type { ReadFromServer } from './platform/call-server.ts';
import { loadPage, loadPageModules, manifestKeys, shownView } from './platform/load-page.ts';
import { createLoadedPage, type LoadedPage } from './platform/loaded-page.ts';
import type { PageData } from './platform/page-data.ts';
import { type RouteView, SERVER_ERROR_VIEW } from './platform/route.ts';
import type { PageLocation } from './platform/screen.ts';
import { routeOf } from './routes.ts';

/** Renders the page of a URL for a visitor, or redirects. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const found = placeOf(request);
  const { facts } = await request.schemeIn(found.language);
  const language = spokenOf(facts.languages, found.language);
  // A language that the scheme lacks redirects to its first one; unknown URLs stay.
  if (language !== found.language && found.name !== 'Not_Found') {
    return {
      kind: 'redirect',
      location: pathTo(found.name, language, found.params) + found.search,
    };
  }
  const asked = { ...found, language };
  const scheme = await request.schemeIn(language);
  const name = shownName(asked.name, scheme.isClosed ?? false, request.person);
  if (name === 'Office_Opening' && asked.name !== name && request.person) {
    return { kind: 'redirect', location: pathTo(name, asked.language) };
  }
  const place = { ...asked, name };
  const page = routeOf(place.name);
  const shown = shownView(place, scheme);
  // No sign-in is needed to read that something is paused.
  if (page.needsLogin && shown.screen === page.screen && !request.person) {
    return {
      kind: 'redirect',
      location: `/secur/logout.jsp?retUrl=${encodeURIComponent(request.url)}`,
    };
  }
  const workplace = workplaceOf(request, place.name);
  if (workplace) return { kind: 'redirect', location: pathTo(workplace, place.language) };
  const read = ((apexClass: string, apexMethod: string, params: object) =>
    request.read(apexClass, apexMethod, params, place.language)) as ReadFromServer;
  try {
    const [loaded, recordTitle] = await Promise.all([
      loadPage(place, scheme, read),
      recordTitleOf(request, place),
    ]);
    return rendered(request, { ...loaded, recordTitle }, shown);
  } catch (error) {
    if (!isFactorMissing(error)) throw error;
    const signIn = pathTo('Office_Sign_In', place.language);
    return { kind: 'redirect', location: `${signIn}?retUrl=${encodeURIComponent(request.url)}` };
  }
}

/** Open before the scheme opens: sign-in, the opening itself, and documents for staff to review. */
const WAYS_IN: readonly PageName[] = [
  'Login',
  'Reset_Password',
  'Staff_Invitation',
  'Office_Sign_In',
  'Office_Staff',
  'Office_Rights',
  'Office_Opening',
];
const DOCUMENTS: readonly PageName[] = ['Terms', 'Privacy', 'Accessibility', 'Cookies'];

function shownName(asked: PageName, isClosed: boolean, person: PageRequest['person']): PageName {
  if (!isClosed) return asked === 'Opening_Soon' ? 'Not_Found' : asked;
  if (WAYS_IN.includes(asked)) return asked;
  const isStaff = person?.role === 'staff';
  if (isStaff && DOCUMENTS.includes(asked)) return asked;
  if (asked.startsWith('Office_')) return 'Office_Opening';
  return isStaff && asked === 'My_Museum_Card' ? 'Office_Opening' : 'Opening_Soon';
}

/** Staff without a card land on their start page. */
function workplaceOf({ person }: PageRequest, asked: PageName): PageName | null {
  if (asked !== 'My_Museum_Card' || !person || person.card) return null;
  if (person.role === 'desk') return 'Desk';
  return person.role === 'staff' ? 'Office_Home' : null;
}

/** Loaded on the office's first request: no page needs the texts of all others. */
export async function allTexts(): Promise<PageTextsOfWeb> {
  return (await import('./all-texts.ts')).readAllTexts();
}

export async function renderErrorPage(request: PageRequest): Promise<RenderedPage> {
  const asked = placeOf(request);
  const { facts } = await request.schemeIn(asked.language);
  const place = { ...asked, language: spokenOf(facts.languages, asked.language) };
  const scheme = await request.schemeIn(place.language);
  // Long enough to find the log line, short enough to read aloud.
  const reference = request.transactionId.slice(0, 8).toUpperCase();
  const code = await loadPageModules(SERVER_ERROR_VIEW, place.language);
  return rendered(request, createLoadedPage(place, scheme, code, { reference }), SERVER_ERROR_VIEW);
}

async function recordTitleOf({ seoTitle }: PageRequest, { params, language }: PageLocation) {
  return params.recordId ? seoTitle(params.recordId, language) : null;
}

function placeOf({ url, devPages }: PageRequest): PageLocation {
  const { pathname, search } = new URL(url, 'http://page');
  const match = matchPath(pathname);
  const open = match && (devPages || !routeOf(match.name).devOnly);
  return { ...(open ? match : notFound(pathname)), path: pathname, search };
}

function notFound(path: string): Match {
  return { name: 'Not_Found', language: languageOfPath(path), params: {} };
}

/**
 * Above every customer page; a page with its own frame is a workplace. The skip link precedes it, as it must be focused
 * first; the page's own one is hidden then.
 */
function bannerOf({ place, scheme, shell }: LoadedPage): string {
  const { ownFrame, bare } = routeOf(place.name);
  if (!scheme.banner || ownFrame || bare) return '';
  return renderToStaticMarkup(
    <>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <SiteBanner banner={scheme.banner} />
    </>,
  );
}

function rendered(request: PageRequest, loaded: LoadedPage, shown: RouteView): RenderedPage {
  const { place, scheme, data, reworded } = loaded;
  const { person, theme, consent, today, devPages, transactionId, offlinePages } = request;
  const visitor = { person, theme, consent, today, devPages };
  const pageData: PageData = {
    ...visitor,
    ...{ place, scheme, data, transactionId, offlinePages, ...(reworded && { reworded }) },
  };
  return {
    kind: 'page',
    status: loaded.isMissing ? 404 : (shown.status ?? 200),
    language: place.language,
    theme,
    // Data of an error page are not those of the URL: no metadata for search engines.
    head: headTags(shown.status === 500 ? { ...loaded, data: null } : loaded, request),
    style: lookStyle(scheme.facts.colours) + logoStyle(scheme.facts.logo, brand.brand ?? ''),
    banner: bannerOf(loaded),
    html: renderToString(<PageView loaded={loaded} visitor={visitor} />),
    modules: manifestKeys(shown, place.language),
    pageData,
  };
}
