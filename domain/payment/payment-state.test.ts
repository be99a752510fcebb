import { describe, expect, test } from 'vitest';
import {
  isReceived,
  isUnsettled,
  mayMove,
  mayTryAgain,
  PAYMENT_STATES,
  type PaymentState,
} from './payment-state.ts';

const movesFrom = (from: PaymentState) => PAYMENT_STATES.filter((to) => mayMove(from, to));

describe('payment state', () => {
  test('paid is never reverted by a provider, only refunded', () => {
    expect(movesFrom('paid')).toEqual(['refundNeeded', 'refunded']);
    expect(movesFrom('refundNeeded')).toEqual(['refunded']);
    expect(movesFrom('refunded')).toEqual([]);
  });

  test.each(['failed', 'cancelled'] as const)('%s can still become paid', (state) => {
    expect(movesFrom(state)).toEqual(expect.arrayContaining(['pending', 'paid', 'refundNeeded']));
    expect(movesFrom(state)).not.toContain('open');
  });

  test('declined does not become cancelled afterwards', () => {
    expect(mayMove('failed', 'cancelled')).toBe(false);
    expect(mayMove('cancelled', 'failed')).toBe(true);
  });

  test('can become paid from every state without money', () => {
    const payable = PAYMENT_STATES.filter((state) => mayMove(state, 'paid'));

    expect(payable).toEqual(PAYMENT_STATES.filter((state) => !isReceived(state)));
  });

  test('never returns to created, and never moves to itself', () => {
    for (const state of PAYMENT_STATES) {
      expect(movesFrom(state)).not.toContain('created');
      expect(movesFrom(state)).not.toContain(state);
    }
  });

  test('is polled as long as the provider owes a result', () => {
    expect(PAYMENT_STATES.filter(isUnsettled)).toEqual(['open', 'unknown', 'pending']);
  });

  test('allows a new attempt only where the buyer cannot pay twice unknowingly', () => {
    expect(PAYMENT_STATES.filter(mayTryAgain)).toEqual(['created', 'open', 'failed', 'cancelled']);
  });
});
