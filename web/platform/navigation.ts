import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { matchPath } from '../../contract/pages.ts';
import { pageOf } from '../routes.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { readFromServer } from './call-server.ts';
import { titleOf } from './head.ts';
import { isLoadingAfresh } from './load-afresh.ts';
import type { LoadedPlace } from './open-place.ts';
import type { Visit } from './page-data.ts';
import type { Carried, Place } from './screen.ts';
import { inTimeLimit, TimeLimitError } from './time-limit.ts';

type Shown = { loaded: LoadedPlace; arrived: (() => void) | null };

/**
 * Shows the pages that links lead to in place of a full load. Where the browser lacks the Navigation API, links
 * simply load their pages.
 */
export function useNavigation(first: LoadedPlace, visit: Visit): LoadedPlace {
  const [shown, setShown] = useState<Shown>({ loaded: first, arrived: null });

  useEffect(() => {
    // By value, not by `in`: the property may be there and hold nothing.
    const { navigation } = window;
    if (!navigation) return;
    const follow = (event: NavigateEvent) => {
      const place = placeInside(event, first, visit);
      if (!place) return;
      const kept = stateOf(navigation.currentEntry);
      navigation.updateCurrentEntry({ state: { ...kept, scrollY: window.scrollY } });
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        handler: () => arrive(event, place),
      });
    };

    async function arrive(event: NavigateEvent, place: Place) {
      document.body.setAttribute('aria-busy', 'true');
      try {
        const loaded = await inTimeLimit(() => load(place, first.scheme)).catch((error: unknown) =>
          error instanceof TimeLimitError ? unanswered(place, first) : null,
        );
        if (event.signal.aborted) return;
        // A new release took the code away, or there is no network: the browser can say so better than we can.
        if (!loaded) return window.location.reload();
        await new Promise<void>((done) => {
          startTransition(() => setShown({ loaded, arrived: () => settle(event, loaded, done) }));
        });
      } finally {
        if (!event.signal.aborted) document.body.removeAttribute('aria-busy');
      }
    }

    navigation.addEventListener('navigate', follow);
    return () => navigation.removeEventListener('navigate', follow);
  }, [first, visit]);

  useLayoutEffect(() => shown.arrived?.(), [shown]);
  return shown.loaded;
}

/** The table of all pages' files is needed from the second page on. */
async function load(place: Place, scheme: LoadedPlace['scheme']): Promise<LoadedPlace> {
  const { loadPlace } = await import('./load-place.ts');
  return loadPlace(place, scheme, readFromServer);
}

/** A page that never came: its address stays, and following it again asks again. A full load would wait as well. */
function unanswered(place: Place, { scheme, shell }: LoadedPlace): LoadedPlace {
  const texts = { title: shell.brokenTitle, description: '' };
  return { place, scheme, shell, texts, Screen: BrokenScreen, data: null };
}

/** Where the event leads, if that can be shown without leaving the document. */
function placeInside(event: NavigateEvent, first: LoadedPlace, visit: Visit): Place | null {
  if (!event.canIntercept || event.hashChange || event.navigationType === 'reload') return null;
  if (event.downloadRequest !== null || event.formData || isLoadingAfresh()) return null;
  if (isOfTheScreen(event)) return null;
  const url = new URL(event.destination.url);
  const match = matchPath(url.pathname);
  // Another language has other words for everything, the product's name included: the server sends them.
  if (!match || match.language !== first.place.language) return null;
  const { needsLogin, devOnly } = pageOf(match.name);
  if ((needsLogin && !visit.person) || (devOnly && !visit.devPages)) return null;
  const { carried } = stateOf(event.destination);
  return { ...match, path: url.pathname, search: url.search, ...(carried && { carried }) };
}

/** A screen that only writes its state to the address, or goes from one of its steps to another, stays where it is. */
function isOfTheScreen({ destination, navigationType }: NavigateEvent): boolean {
  if (!destination.sameDocument) return false;
  if (navigationType !== 'traverse') return true;
  const { pathname } = new URL(destination.url);
  const match = matchPath(pathname);
  return pathname === window.location.pathname && match !== null && !!pageOf(match.name).steps;
}

function settle(event: NavigateEvent, loaded: LoadedPlace, done: () => void) {
  document.title = titleOf(loaded);
  const url = new URL(event.destination.url);
  const target = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null;
  const heading = target ?? document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  // The API's own restoring lost the place on the way back, so the entry remembers it.
  const remembered = event.navigationType === 'traverse' ? stateOf(event.destination) : {};
  const { scrollY } = remembered;
  if (scrollY === undefined && target) target.scrollIntoView();
  else window.scrollTo({ top: scrollY ?? 0, behavior: 'instant' });
  done();
}

/** What an entry of the history holds: ours, unless another script wrote there. */
function stateOf(entry: { getState(): unknown } | null): { scrollY?: number; carried?: Carried } {
  const state = entry?.getState();
  return typeof state === 'object' && state !== null ? state : {};
}
