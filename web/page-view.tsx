import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { PAGE_ALIVE } from '../contract/page/page-alive.ts';
import { ConsentPanel } from './parts/site/consent-panel.tsx';
import { ErrorScreen } from './parts/site/error-screen.tsx';
import { PageToasts } from './parts/site/page-toasts.tsx';
import { SiteFooter } from './parts/site/site-footer.tsx';
import { SiteHeader } from './parts/site/site-header.tsx';
import { ErrorBoundary } from './platform/error-boundary.tsx';
import type { LoadedPage } from './platform/loaded-page.ts';
import { PageProvider, usePage } from './platform/page-context.tsx';
import type { Visitor } from './platform/page-data.ts';
import type { ShellTexts } from './platform/screen.ts';
import { routeOf } from './routes.ts';
import { useAfterFirstLoad, useCode } from './ui/use-code.ts';

/** One page inside its shell, the same on the server and in the browser. */
export function PageView({ loaded, visitor }: { loaded: LoadedPage; visitor: Visitor }) {
  const { place, scheme, Screen, texts, shell, data } = loaded;
  const screen = <Screen key={place.name} texts={texts} shell={shell} data={data} place={place} />;
  return (
    <PageProvider place={place} scheme={scheme} visitor={visitor}>
      {framed(screen, loaded, shell)}
      <HydrationSignal />
    </PageProvider>
  );
}

function framed(screen: ReactNode, { Screen, place }: LoadedPage, shell: ShellTexts): ReactNode {
  const { ownFrame, bare } = routeOf(place.name);
  // A screen that failed to load has no frame either.
  if (ownFrame && Screen !== ErrorScreen) return screen;
  const isBare = bare || ownFrame;
  return isBare ? <main id="content">{screen}</main> : <Shell texts={shell}>{screen}</Shell>;
}

const loadSessionGuard = () => import('./parts/account/session-guard.tsx');

type ShellProps = { texts: ShellTexts; children: ReactNode };

/** Header, footer, consent panel, toasts and session guard around a screen. */
function Shell({ texts, children }: ShellProps) {
  const { place, person } = usePage();
  const session = useCode(loadSessionGuard, useAfterFirstLoad() && person !== null);
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <SiteHeader texts={texts} />
      <PageToasts texts={texts} />
      <ConsentPanel texts={texts.consent} />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary key={place.name} fallback={<ErrorScreen shell={texts} />}>
          {children}
        </ErrorBoundary>
      </main>
      <SiteFooter texts={texts} />
      {session && <session.SessionGuard texts={texts.sessionDialog} />}
    </>
  );
}

/**
 * Fires the event on which the inline script replays clicks made before hydration. As a transition it runs after more
 * urgent updates, so text typed before hydration is already in the form state.
 */
function HydrationSignal(): null {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) window.dispatchEvent(new Event(PAGE_ALIVE));
  }, [isHydrated]);
  return null;
}
