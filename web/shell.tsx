import type { ReactNode } from 'react';
import { SessionGuard } from './parts/account/session-guard.tsx';
import { ConsentPanel } from './parts/site/consent-panel.tsx';
import { PageToasts } from './parts/site/page-toasts.tsx';
import { SiteFooter } from './parts/site/site-footer.tsx';
import { SiteHeader } from './parts/site/site-header.tsx';
import { BrokenScreen } from './platform/broken-screen.tsx';
import { ErrorBoundary } from './platform/error-boundary.tsx';
import { usePage } from './platform/page-context.tsx';
import type { ShellTexts } from './platform/screen.ts';

type Props = { texts: ShellTexts; children: ReactNode };

/** What every page has around its screen. */
export function Shell({ texts, children }: Props) {
  const { place } = usePage();
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <SiteHeader texts={texts} />
      <ConsentPanel texts={texts.consent} />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary key={place.name} fallback={<BrokenScreen shell={texts} />}>
          {children}
        </ErrorBoundary>
      </main>
      <SiteFooter texts={texts} />
      <PageToasts texts={texts} />
      <SessionGuard texts={texts.sessionDialog} />
    </>
  );
}
