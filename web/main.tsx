import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/spaces.css';
import './styles/layout.css';
import './styles/site-banner.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageView } from './page-view.tsx';
import { ErrorScreen } from './parts/site/error-screen.tsx';
import { initialPageFiles, loadInitialPage } from './platform/initial-page.ts';
import type { LoadedPage } from './platform/loaded-page.ts';
import { startLogging } from './platform/logging/page-logger.ts';
import { useNavigation } from './platform/navigation.ts';
import { readPageData, type Visitor } from './platform/page-data.ts';
import { startPrefetch } from './platform/prefetch.ts';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no #app element');

const pageData = readPageData();
const { person, theme, consent, today, devPages, offlinePages } = pageData;
const first = await loadInitialPage(pageData, initialPageFiles());
// As a transition, so that hydration yields to input events.
startTransition(() => {
  hydrateRoot(root, <App first={first} visitor={{ person, theme, consent, today, devPages }} />);
});
startPrefetch();
startLogging();
// After the first load; when switched off, only in browsers that may have it cached.
if (offlinePages || navigator.serviceWorker?.controller) setTimeout(keepOfflinePage, 3000);

function keepOfflinePage() {
  import('./platform/offline-pages.ts').then(
    ({ startOfflinePages }) => startOfflinePages(offlinePages),
    () => {},
  );
}

/** The server-rendered page, then each page navigated to. */
function App({ first, visitor }: { first: LoadedPage; visitor: Visitor }) {
  return <PageView loaded={useNavigation(first, visitor, ErrorScreen)} visitor={visitor} />;
}
