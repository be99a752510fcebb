import { daysBetween, type LocalDate } from '../base/local-date.ts';

/**
 * never  this card must not be charged again: request a new one at once
 * later  retry on a schedule, while mayRetry allows it
 * ask    the holder must act first, for example confirm with 3-D Secure
 */
export type DeclineClass = 'never' | 'later' | 'ask';

const MAX_RETRIES = 15;
const RETRY_WINDOW_DAYS = 30;

const NEVER_NETS = ['111', '119', '165', '200', '207', '208', '209', '902', '908', '909'];
const NEVER_AMEX = ['181', '183', '187', '189', '200'];

export type Decline = { acquirerCode: string | null; stepUpNeeded: boolean };

/** `brand` is the card type stored with the token; an unknown one follows both lists. */
export function declineClass(
  { acquirerCode, stepUpNeeded }: Decline,
  brand: string | null,
): DeclineClass {
  if (stepUpNeeded) return 'ask';
  return acquirerCode !== null && neverCodes(brand).includes(acquirerCode) ? 'never' : 'later';
}

function neverCodes(brand: string | null): string[] {
  if (brand === null) return [...NEVER_NETS, ...NEVER_AMEX];
  return /amex|american express/i.test(brand) ? NEVER_AMEX : NEVER_NETS;
}

/** Limit of the card networks for retries within a period; the first attempt is not a retry. */
export function mayRetry(triedOn: LocalDate[], today: LocalDate): boolean {
  const recent = triedOn.filter((day) => daysBetween(day, today) < RETRY_WINDOW_DAYS);
  return recent.length <= MAX_RETRIES;
}
