import type { Measuring } from './tracking-service.ts';

/** A visitor's answer to whether their purchase may be measured. */
export type Consent = 'granted' | 'refused';

/** What the cookie holds: a yes names the service that it was given for, in characters that every cookie may have. */
export function consentCookie(answer: Consent, measuring: Measuring | null): string {
  if (answer === 'refused' || !measuring) return answer;
  return `granted-${measuring.kind}-${measuring.host.replaceAll(/[^\w.-]/g, '_')}`;
}

/**
 * A no holds whoever measures. A yes holds for the service that it names, and while nobody measures, because then
 * nothing leaves the page. Null: to be asked, or asked again.
 */
export function consentOf(cookie: string | undefined, measuring: Measuring | null): Consent | null {
  if (cookie === 'refused') return 'refused';
  if (!measuring) return cookie === 'granted' || cookie?.startsWith('granted-') ? 'granted' : null;
  return cookie === consentCookie('granted', measuring) ? 'granted' : null;
}
