import { matchPath } from '../../contract/page/pages.ts';
import { routeOf } from '../routes.ts';

/** Prefetches the code of a linked page on hover, touch or focus. */
export function startPrefetch(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetchLinkedPage, { passive: true });
  }
}

function prefetchLinkedPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  const match = matchPath(link.pathname);
  if (!match || match.language !== document.documentElement.lang) return;
  // A failed prefetch is harmless: following the link loads the page again.
  import('./load-page.ts')
    .then(({ loadPageModules }) => loadPageModules(routeOf(match.name), match.language))
    .catch(() => undefined);
}
