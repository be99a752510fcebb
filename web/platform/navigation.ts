import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { matchPath } from '../../contract/page/pages.ts';
import { PREVIEW_DAY } from '../../domain/scheme/preview-day.ts';
import { routeOf } from '../routes.ts';
import { readAtOnce } from './call-server.ts';
import { isFullPageLoading } from './full-page-load.ts';
import { titleOf } from './head.ts';
import type { LoadedPage } from './loaded-page.ts';
import { crossesMeasuring } from './measured-document.ts';
import type { Visitor } from './page-data.ts';
import type { NavigationState, PageLocation } from './screen.ts';
import { CallTimeoutError, withTimeout } from './timeout.ts';

type ShownPage = { loaded: LoadedPage; onShown: (() => void) | null };

/** Client-side navigation. Where the browser lacks the Navigation API, links load their pages in full. */
export function useNavigation(
  first: LoadedPage,
  visitor: Visitor,
  errorScreen: LoadedPage['Screen'],
): LoadedPage {
  const [shown, setShown] = useState<ShownPage>({ loaded: first, onShown: null });

  useEffect(() => {
    // Checked by value, not by `in`: the property may exist and be undefined.
    const { navigation } = window;
    if (!navigation) return;
    // A preview of a future day stands alone: the next page shows today.
    if (new URLSearchParams(first.place.search).has(PREVIEW_DAY)) return;
    const onNavigate = (event: NavigateEvent) => {
      const place = interceptedLocation(event, first, visitor);
      if (!place) return;
      const kept = historyState(navigation.currentEntry);
      navigation.updateCurrentEntry({ state: { ...kept, scrollY: window.scrollY } });
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        handler: () => loadAndShow(event, place),
      });
    };

    async function loadAndShow(event: NavigateEvent, place: PageLocation) {
      document.body.setAttribute('aria-busy', 'true');
      try {
        const loaded = await withTimeout(() => load(place, first.scheme)).catch((error: unknown) =>
          error instanceof CallTimeoutError
            ? { ...timedOutPage(place, first), Screen: errorScreen }
            : null,
        );
        if (event.signal.aborted) return;
        // The code is gone after a release, or there is no network: let the browser load the page.
        if (!loaded) return window.location.reload();
        await new Promise<void>((done) => {
          startTransition(() =>
            setShown({ loaded, onShown: () => afterPageShown(event, loaded, done) }),
          );
        });
      } finally {
        if (!event.signal.aborted) document.body.removeAttribute('aria-busy');
      }
    }

    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [first, visitor, errorScreen]);

  useLayoutEffect(() => shown.onShown?.(), [shown]);
  return shown.loaded;
}

/** The table of all pages' files is loaded with the second page, not the first. */
async function load(place: PageLocation, scheme: LoadedPage['scheme']): Promise<LoadedPage> {
  const { loadPage } = await import('./load-page.ts');
  return loadPage(place, scheme, readAtOnce);
}

/** An error page at the requested URL; a full load would time out as well. */
function timedOutPage(place: PageLocation, { scheme, shell }: LoadedPage) {
  const texts = { title: shell.brokenTitle, description: '' };
  return { place, scheme, shell, texts, data: null };
}

/** The target of the navigation, or null when the browser has to load it. */
function interceptedLocation(
  event: NavigateEvent,
  first: LoadedPage,
  visitor: Visitor,
): PageLocation | null {
  if (isForBrowser(event) || isFullPageLoading() || isHandledByScreen(event)) return null;
  const url = new URL(event.destination.url);
  const match = matchPath(url.pathname);
  // Shell texts and product name are loaded for one language: another one needs a full load.
  if (!match || match.language !== first.place.language) return null;
  const { needsLogin, devOnly } = routeOf(match.name);
  if (!event.destination.sameDocument && crossesMeasuring(match.name)) return null;
  if ((needsLogin && !visitor.person) || (devOnly && !visitor.devPages)) return null;
  const { passedState } = historyState(event.destination);
  return { ...match, path: url.pathname, search: url.search, ...(passedState && { passedState }) };
}

function isForBrowser(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.navigationType === 'reload') return true;
  return event.downloadRequest !== null || event.formData !== null;
}

/** The screen only writes its own state to the URL, or moves between its own steps. */
function isHandledByScreen({ destination, navigationType }: NavigateEvent): boolean {
  if (!destination.sameDocument) return false;
  if (navigationType !== 'traverse') return true;
  const { pathname } = new URL(destination.url);
  const match = matchPath(pathname);
  return pathname === window.location.pathname && match !== null && !!routeOf(match.name).steps;
}

function afterPageShown(event: NavigateEvent, loaded: LoadedPage, done: () => void) {
  document.title = titleOf(loaded);
  const url = new URL(event.destination.url);
  const target = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null;
  const heading = target ?? document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  // The API's own scroll restoration is unreliable on back, so the history entry stores the position.
  const remembered = event.navigationType === 'traverse' ? historyState(event.destination) : {};
  const { scrollY } = remembered;
  if (scrollY === undefined && target) target.scrollIntoView();
  else window.scrollTo({ top: scrollY ?? 0, behavior: 'instant' });
  done();
}

/** The state of a history entry; another script may have written something else. */
function historyState(entry: { getState(): unknown } | null): {
  scrollY?: number;
  passedState?: NavigationState;
} {
  const state = entry?.getState();
  return typeof state === 'object' && state !== null ? state : {};
}
