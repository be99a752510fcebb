import { useSyncExternalStore } from 'react';
import type { Consent } from '../../contract/page-render.ts';

const HALF_A_YEAR_SECONDS = 15_768_000;

const listeners = new Set<() => void>();
let pendingCallbacks: (() => void)[] = [];

/** The visitor's answer to the tracking consent; null before they have answered. */
export function currentConsent(): Consent | null {
  const answer = /(?:^|; )consent=(granted|refused)(?:;|$)/.exec(document.cookie)?.[1];
  return (answer as Consent | undefined) ?? null;
}

/** Stored in a cookie, so that the server renders the page without the question. */
export function storeConsent(answer: Consent): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `consent=${answer}; path=/; max-age=${HALF_A_YEAR_SECONDS}; samesite=lax${secure}`;
  const callbacks = pendingCallbacks;
  pendingCallbacks = [];
  if (answer === 'granted') for (const run of callbacks) run();
  for (const listener of listeners) listener();
}

/** Runs now if consent was granted, or when it is granted on this page; otherwise never. */
export function onConsentGranted(run: () => void): void {
  const answer = currentConsent();
  if (answer === 'granted') run();
  else if (answer === null) pendingCallbacks.push(run);
}

/** `first` is the server's value, so that hydration matches. */
export function useConsent(first: Consent | null): Consent | null {
  return useSyncExternalStore(subscribe, currentConsent, () => first);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
