import { useEffect } from 'react';
import type { ToastRequest } from '../../domain/toast/toast-queue.ts';
import { showToast } from './toast-store.ts';

const PARAMETER = 'toast';

/**
 * A toast requested across a full page load: the URL names it (`?toast=session`), the page has its text. Only known
 * names are shown, so that links cannot inject text.
 */
export function useToastFromAddress(search: string, known: Record<string, ToastRequest>): void {
  useEffect(() => {
    const name = new URLSearchParams(search).get(PARAMETER);
    const url = new URL(window.location.href);
    if (name === null || !url.searchParams.has(PARAMETER)) return;
    url.searchParams.delete(PARAMETER);
    // So that a reload or a bookmark does not show it again.
    window.history.replaceState(window.history.state, '', url);
    const request = Object.hasOwn(known, name) ? known[name] : undefined;
    if (request) showToast(request);
  }, [search, known]);
}

/** The same URL, with a toast to show when opened. */
export function withToast(path: string, name: string): string {
  const [before = '', hash] = path.split('#');
  const toast = `${before.includes('?') ? '&' : '?'}${PARAMETER}=${encodeURIComponent(name)}`;
  return `${before}${toast}${hash === undefined ? '' : `#${hash}`}`;
}
