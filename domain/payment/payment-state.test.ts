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

describe('a payment', () => {
  test('that is paid is never taken back by a provider; it can only be refunded', () => {
    expect(movesFrom('paid')).toEqual(['refundNeeded', 'refunded']);
    expect(movesFrom('refundNeeded')).toEqual(['refunded']);
    expect(movesFrom('refunded')).toEqual([]);
  });

  test.each(['failed', 'cancelled'] as const)('that is %s can still be paid', (state) => {
    expect(movesFrom(state)).toEqual(expect.arrayContaining(['pending', 'paid', 'refundNeeded']));
    expect(movesFrom(state)).not.toContain('open');
  });

  test('that was declined is not called a change of mind afterwards', () => {
    expect(mayMove('failed', 'cancelled')).toBe(false);
    expect(mayMove('cancelled', 'failed')).toBe(true);
  });

  test('can be paid from every state in which the money has not come', () => {
    const payable = PAYMENT_STATES.filter((state) => mayMove(state, 'paid'));

    expect(payable).toEqual(PAYMENT_STATES.filter((state) => !isReceived(state)));
  });

  test('never goes back to being created, and never stands still by a move', () => {
    for (const state of PAYMENT_STATES) {
      expect(movesFrom(state)).not.toContain('created');
      expect(movesFrom(state)).not.toContain(state);
    }
  });

  test('is asked about as long as the provider owes an answer', () => {
    expect(PAYMENT_STATES.filter(isUnsettled)).toEqual(['open', 'unknown', 'pending']);
  });

  test('may be tried again only where that cannot pay twice unknowingly', () => {
    expect(PAYMENT_STATES.filter(mayTryAgain)).toEqual(['created', 'open', 'failed', 'cancelled']);
  });
});
