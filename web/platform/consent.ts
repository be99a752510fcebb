import { useSyncExternalStore } from 'react';
import { LASTS_SECONDS } from '../../domain/privacy/lasts-seconds.ts';
import { type Consent, consentCookie, consentOf } from '../../domain/tracking/consent.ts';
import type { Measuring } from '../../domain/tracking/tracking-service.ts';
import { usePage } from './page-context.tsx';
import { readPageData } from './page-data.ts';
import { removeValue } from './session-store.ts';

const listeners = new Set<() => void>();
let pendingCallbacks: (() => void)[] = [];

/** The analytics service, as known when the page was loaded. */
export const measuringHere = (): Measuring | null => readPageData().scheme.measuring ?? null;

/** The visitor's consent to this service; null before they have answered. */
export function currentConsent(measuring: Measuring | null): Consent | null {
  const cookie = /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1];
  return consentOf(cookie, measuring);
}

/** Stored in a cookie, so that the server renders the page without the question. */
export function storeConsent(answer: Consent, measuring: Measuring | null): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const cookie = consentCookie(answer, measuring);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `consent=${cookie}; path=/; max-age=${LASTS_SECONDS.halfYear}; samesite=lax${secure}`;
  // Queued events belong to the previous answer.
  removeValue('shopEvents');
  const callbacks = pendingCallbacks;
  pendingCallbacks = [];
  if (answer === 'granted') for (const run of callbacks) run();
  for (const listener of listeners) listener();
}

/** Runs now if consent was granted, or when it is granted on this page; otherwise never. */
export function onConsentGranted(run: () => void): void {
  const answer = currentConsent(measuringHere());
  if (answer === 'granted') run();
  else if (answer === null) pendingCallbacks.push(run);
}

type Answer = (consent: Consent) => void;

/** The answer and its setter. The first value is the server's, so that hydration matches. */
export function useConsent(): [Consent | null, Answer] {
  const { consent: first, scheme } = usePage();
  const measuring = scheme.measuring ?? null;
  const current = () => currentConsent(measuring);
  const consent = useSyncExternalStore(subscribe, current, () => first);
  return [consent, (answer) => storeConsent(answer, measuring)];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
