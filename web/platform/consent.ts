import { useSyncExternalStore } from 'react';
import type { Consent } from '../../contract/page-render.ts';

const HALF_A_YEAR_SECONDS = 15_768_000;

const listeners = new Set<() => void>();
let waiting: (() => void)[] = [];

/** Whether the visitor lets us measure: their answer, or null while they have given none. */
export function consentNow(): Consent | null {
  const answer = /(?:^|; )consent=(granted|refused)(?:;|$)/.exec(document.cookie)?.[1];
  return (answer as Consent | undefined) ?? null;
}

/** Kept in a cookie of ours, so that nobody is asked again and the server's pages know it from the first paint. */
export function keepConsent(answer: Consent): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `consent=${answer}; path=/; max-age=${HALF_A_YEAR_SECONDS}; samesite=lax${secure}`;
  const held = waiting;
  waiting = [];
  if (answer === 'granted') for (const run of held) run();
  for (const listener of listeners) listener();
}

/** Runs now, or when the visitor says yes on this page. A no, or no answer, and it is never run. */
export function whenGranted(run: () => void): void {
  const answer = consentNow();
  if (answer === 'granted') run();
  else if (answer === null) waiting.push(run);
}

/** `first` is what the server saw, so that the first paint and the browser agree. */
export function useConsent(first: Consent | null): Consent | null {
  return useSyncExternalStore(subscribe, consentNow, () => first);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
