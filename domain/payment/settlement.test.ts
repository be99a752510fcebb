import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { isReceived, mayMove, type PaymentState } from './payment-state.ts';
import {
  decideSettlement,
  type NotificationStatus,
  SIGNAL_STATUSES,
  type StoredPayment,
  type VerifiedNotification,
} from './settlement.ts';

const payment = (changes: Partial<StoredPayment> = {}): StoredPayment => ({
  state: 'open',
  stamp: 'stamp-1',
  amount: cents(7900),
  reference: 'MK-1',
  transactionId: 'tx-1',
  obstacle: null,
  ...changes,
});
const signal = (
  status: NotificationStatus,
  changes: Partial<VerifiedNotification> = {},
): VerifiedNotification => ({
  status,
  stamp: 'stamp-1',
  amount: cents(7900),
  reference: 'MK-1',
  transactionId: 'tx-1',
  ...changes,
});

describe('signal that the money arrived', () => {
  test.each(['created', 'open', 'unknown', 'pending', 'failed', 'cancelled'] as const)(
    'settles a payment that is %s',
    (state) => {
      expect(decideSettlement(payment({ state }), signal('ok'))).toEqual({ do: 'settle' });
    },
  );

  test('settles a payment before its creation was answered', () => {
    const early = payment({ state: 'created', transactionId: null });

    expect(decideSettlement(early, signal('ok'))).toEqual({ do: 'settle' });
  });

  test.each(['paid', 'refundNeeded', 'refunded'] as const)(
    'does nothing when it is %s',
    (state) => {
      expect(decideSettlement(payment({ state }), signal('ok'))).toEqual({ do: 'nothing' });
    },
  );

  test.each(['paidTwice', 'codeUsedUp', 'codeUsedByBuyer', 'orderForgotten'] as const)(
    'is flagged for refund when it can buy nothing: %s',
    (obstacle) => {
      expect(decideSettlement(payment({ obstacle }), signal('ok'))).toEqual({
        do: 'flagRefund',
        reason: obstacle,
        amount: 7900,
      });
    },
  );
});

describe('other signal', () => {
  test.each([
    ['open', 'pending', 'pending'],
    ['open', 'delayed', 'pending'],
    ['open', 'fail', 'failed'],
    ['open', 'cancel', 'cancelled'],
    ['created', 'new', 'open'],
    ['unknown', 'new', 'open'],
    ['pending', 'fail', 'failed'],
    ['cancelled', 'fail', 'failed'],
    ['failed', 'pending', 'pending'],
  ] as const)('moves %s by %s to %s', (state, status, to) => {
    expect(decideSettlement(payment({ state }), signal(status))).toEqual({ do: 'move', to });
  });

  test.each([
    ['pending', 'new'],
    ['pending', 'pending'],
    ['failed', 'cancel'],
    ['failed', 'new'],
    ['paid', 'fail'],
    ['paid', 'cancel'],
    ['paid', 'pending'],
    ['refunded', 'fail'],
  ] as const)('leaves %s unchanged on %s', (state, status) => {
    expect(decideSettlement(payment({ state }), signal(status))).toEqual({ do: 'nothing' });
  });
});

describe('correctly signed signal that does not match', () => {
  const MISFITS = [
    ['unknownPayment', { stamp: 'stamp-2' }],
    ['otherReference', { reference: 'MK-2' }],
    ['otherTransaction', { transactionId: 'tx-2' }],
  ] as const;

  test.each(MISFITS)('reporting money is kept: %s', (reason, changes) => {
    expect(decideSettlement(payment(), signal('ok', changes))).toEqual({
      do: 'keepUnmatched',
      reason,
    });
  });

  test.each(MISFITS)('without money changes nothing: %s', (_, changes) => {
    for (const status of ['fail', 'pending', 'new', 'cancel'] as const) {
      expect(decideSettlement(payment(), signal(status, changes))).toEqual({ do: 'reject' });
    }
  });

  test('with another sum is refunded, or kept when the payment already has its money', () => {
    const other = signal('ok', { amount: cents(6320) });
    expect(decideSettlement(payment(), other)).toEqual({
      do: 'flagRefund',
      reason: 'otherSum',
      amount: 6320,
    });
    expect(decideSettlement(payment({ state: 'paid' }), other)).toEqual({
      do: 'keepUnmatched',
      reason: 'otherSum',
    });
    expect(decideSettlement(payment(), signal('fail', { amount: cents(1) }))).toEqual({
      do: 'reject',
    });
  });

  test('is not judged by fields that its provider never signs', () => {
    const bare = signal('ok', { amount: null, reference: null, transactionId: null });

    expect(decideSettlement(payment(), bare)).toEqual({ do: 'settle' });
  });
});

/** All states that the payment passes, and how often the purchase took effect. */
function play(first: PaymentState, statuses: NotificationStatus[]) {
  const states = [first];
  let settled = 0;
  for (const status of statuses) {
    const state = states.at(-1) as PaymentState;
    const decision = decideSettlement(payment({ state }), signal(status));
    if (decision.do === 'settle') settled += 1;
    if (decision.do === 'settle') states.push('paid');
    if (decision.do === 'move') states.push(decision.to);
  }
  return { states, settled };
}

test('settlement in any order keeps the money and settles exactly once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<PaymentState>('created', 'open'),
      fc.array(fc.constantFrom(...SIGNAL_STATUSES), { maxLength: 20 }),
      (first, statuses) => {
        const { states, settled } = play(first, statuses);

        const moves = states
          .slice(1)
          .map((to, index) => [states[index] as PaymentState, to] as const);
        expect(moves.every(([from, to]) => mayMove(from, to))).toBe(true);
        expect(settled).toBe(statuses.includes('ok') ? 1 : 0);
        expect(isReceived(states.at(-1) as PaymentState)).toBe(statuses.includes('ok'));
      },
    ),
  );
});
