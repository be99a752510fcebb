import { isReceived, type PaymentState } from './payment-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A payment record that was not handed to its provider by then is not handed over any more. */
const HAND_OVER_MS = 1 * DAY_MS;

/**
 * The card provider gives a payment up after about two weeks, and a bank's late word comes within days. ePassi's form
 * and Smartum's page name no end of their own, so they are given the same time.
 */
export const OPEN_AT_PROVIDER_MS = 15 * DAY_MS;

/**
 * Until when a provider may still take money for a payment that reached this state now. Until then it keeps what was
 * promised with it, such as the use of a limited code. Null: the money has come, and nothing is promised any more.
 */
export function payableUntil(state: PaymentState, now: number): number | null {
  if (isReceived(state)) return null;
  // Their end is still to be told, however long that takes.
  if (state === 'unknown' || state === 'pending') return Number.POSITIVE_INFINITY;
  return now + (state === 'created' ? HAND_OVER_MS : OPEN_AT_PROVIDER_MS);
}
