import { expect, test } from 'vitest';
import { payableUntil } from './payable.ts';
import { PAYMENT_STATES, type PaymentState } from './payment-state.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_000;

const UNTIL: Record<PaymentState, number | null> = {
  created: NOW + 1 * DAY,
  open: NOW + 15 * DAY,
  failed: NOW + 15 * DAY,
  cancelled: NOW + 15 * DAY,
  unknown: Number.POSITIVE_INFINITY,
  pending: Number.POSITIVE_INFINITY,
  paid: null,
  refundNeeded: null,
  refunded: null,
};

test.each(PAYMENT_STATES)('payment in state %s can be paid until its deadline', (state) => {
  expect(payableUntil(state, NOW)).toBe(UNTIL[state]);
});
