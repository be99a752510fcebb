/**
 * never  this card must not be charged again: ask for a new one at once
 * later  try again on a schedule, at most MAX_RETRIES in RETRY_WINDOW_DAYS
 * ask    the holder must do something first, such as confirm with 3-D Secure
 */
export type DeclineClass = 'never' | 'later' | 'ask';

export const MAX_RETRIES = 15;
export const RETRY_WINDOW_DAYS = 30;

const NEVER_NETS = ['111', '119', '165', '200', '207', '208', '209', '902', '908', '909'];
const NEVER_AMEX = ['181', '183', '187', '189', '200'];

export type Decline = { acquirerCode: string | null; stepUpNeeded: boolean };

/** `brand` is the card type that came with the token; an unknown one is held to both lists. */
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
