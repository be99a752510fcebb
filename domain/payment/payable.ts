import { isReceived, type PaymentState } from './payment-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A payment record that has not been handed to its provider by then expires. */
const HAND_OVER_MS = 1 * DAY_MS;

/**
 * The card provider gives up after about two weeks, and a late bank result comes within days. The voucher
 * providers document no limit, so the same one applies.
 */
export const OPEN_AT_PROVIDER_MS = 15 * DAY_MS;

/**
 * Deadline for the provider to take money, from the current state. Until then promises such as a limited code stay
 * reserved. Null: the money has arrived, and nothing is reserved.
 */
export function payableUntil(state: PaymentState, now: number): number | null {
  if (isReceived(state)) return null;
  // Their result is still expected, however long that takes.
  if (state === 'unknown' || state === 'pending') return Number.POSITIVE_INFINITY;
  return now + (state === 'created' ? HAND_OVER_MS : OPEN_AT_PROVIDER_MS);
}
