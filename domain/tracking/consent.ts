import type { Measuring } from './tracking-service.ts';

/** A visitor's consent to analytics of purchases. */
export type Consent = 'granted' | 'refused';

/** Cookie value: a yes names the service that it was given for, in characters that every cookie allows. */
export function consentCookie(answer: Consent, measuring: Measuring | null): string {
  if (answer === 'refused' || !measuring) return answer;
  return `granted-${measuring.kind}-${measuring.host.replaceAll(/[^\w.-]/g, '_')}`;
}

/**
 * A no applies to every service. A yes applies to the named service, and while there is none, because then nothing is
 * sent. Null: ask, or ask again.
 */
export function consentOf(cookie: string | undefined, measuring: Measuring | null): Consent | null {
  if (cookie === 'refused') return 'refused';
  if (!measuring) return cookie === 'granted' || cookie?.startsWith('granted-') ? 'granted' : null;
  return cookie === consentCookie('granted', measuring) ? 'granted' : null;
}
