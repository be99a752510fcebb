import { matchPath } from '../../contract/pages.ts';
import { pageOf } from '../routes.ts';

/** Pointing at a link, touching it or focusing it fetches the code of its page, so that following it is quick. */
export function startPrefetch(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, fetchCode, { passive: true });
  }
}

function fetchCode(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  const match = matchPath(link.pathname);
  if (!match || match.language !== document.documentElement.lang) return;
  // A failed guess costs nothing: following the link asks again.
  import('./load-place.ts')
    .then(({ loadCode }) => loadCode(pageOf(match.name), match.language))
    .catch(() => undefined);
}
