import { useEffect } from 'react';
import type { ToastRequest } from '../../domain/toast/toast-queue.ts';
import { showToast } from './toast-store.ts';

const PARAMETER = 'toast';

/**
 * A toast asked for across a full page load: the address names it (`?toast=session`), the shell knows its words.
 * Only names of the table are shown, so nobody can put words of their own on our page with a link.
 */
export function useToastFromAddress(search: string, known: Record<string, ToastRequest>): void {
  useEffect(() => {
    const name = new URLSearchParams(search).get(PARAMETER);
    const url = new URL(window.location.href);
    if (name === null || !url.searchParams.has(PARAMETER)) return;
    url.searchParams.delete(PARAMETER);
    // So that a reload or a bookmark does not say it again.
    window.history.replaceState(window.history.state, '', url);
    const request = Object.hasOwn(known, name) ? known[name] : undefined;
    if (request) showToast(request);
  }, [search, known]);
}

/** The same address, asking for the toast when it is opened. */
export function withToast(path: string, name: string): string {
  const [before = '', hash] = path.split('#');
  const toast = `${before.includes('?') ? '&' : '?'}${PARAMETER}=${encodeURIComponent(name)}`;
  return `${before}${toast}${hash === undefined ? '' : `#${hash}`}`;
}
