import type { Cents } from '../base/cents.ts';
import { isReceived, mayMove, type PaymentState } from './payment-state.ts';
import type { RefundReason } from './refund-reason.ts';

/** Status reported by a provider. Whether a `fail` was a decline or a cancellation depends on its channel. */
export const SIGNAL_STATUSES = ['new', 'ok', 'pending', 'delayed', 'fail', 'cancel'] as const;
export type NotificationStatus = (typeof SIGNAL_STATUSES)[number];

/** A signal with a verified signature. A field that the provider does not sign is null. */
export type VerifiedNotification = {
  status: NotificationStatus;
  stamp: string;
  amount: Cents | null;
  reference: string | null;
  transactionId: string | null;
};

export type StoredPayment = {
  state: PaymentState;
  stamp: string;
  amount: Cents;
  reference: string;
  transactionId: string | null;
  /** Why money for this payment cannot buy the order; null when it can. */
  obstacle: RefundReason | null;
};

/** Why genuine money matches no payment. */
export const UNMATCHED_REASONS = [
  'unknownPayment',
  'otherSum',
  'otherReference',
  'otherTransaction',
] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

export type Decision =
  /** The money has arrived: the purchase takes effect in the same transaction. */
  | { do: 'settle' }
  /** The money came but can buy nothing: keep it visible and give it back. */
  | { do: 'flagRefund'; reason: RefundReason; amount: Cents }
  | { do: 'move'; to: PaymentState }
  /** A repeated or overtaken signal: the normal second notice, not an error. */
  | { do: 'nothing' }
  /** Genuine money that is not this payment's: it is kept for a person to see to. */
  | { do: 'keepUnmatched'; reason: UnmatchedReason }
  /** Rightly signed, not about this payment, and no money: change nothing. */
  | { do: 'reject' };

const STATE_AFTER: Record<Exclude<NotificationStatus, 'ok'>, PaymentState> = {
  new: 'open',
  pending: 'pending',
  delayed: 'pending',
  fail: 'failed',
  cancel: 'cancelled',
};

/** One rule for redirect, callback and reconciler: the state decides, never the order of arrival. */
export function decideSettlement(payment: StoredPayment, signal: VerifiedNotification): Decision {
  const mismatch = findMismatch(payment, signal);
  if (mismatch) return decideMismatch(payment, signal, mismatch);

  if (isReceived(payment.state)) return { do: 'nothing' };
  if (signal.status === 'ok') {
    const { obstacle, amount } = payment;
    return obstacle ? { do: 'flagRefund', reason: obstacle, amount } : { do: 'settle' };
  }

  const next = STATE_AFTER[signal.status];
  return mayMove(payment.state, next) ? { do: 'move', to: next } : { do: 'nothing' };
}

/** Money is never ignored: another sum is refunded, everything else is put on the staff's list. */
function decideMismatch(
  { state }: StoredPayment,
  { status, amount }: VerifiedNotification,
  mismatch: UnmatchedReason,
): Decision {
  if (status !== 'ok') return { do: 'reject' };
  if (mismatch === 'otherSum' && amount !== null && amount > 0 && !isReceived(state)) {
    return { do: 'flagRefund', reason: 'otherSum', amount };
  }
  return { do: 'keepUnmatched', reason: mismatch };
}

function findMismatch(
  payment: StoredPayment,
  signal: VerifiedNotification,
): UnmatchedReason | null {
  if (signal.stamp !== payment.stamp) return 'unknownPayment';
  if (signal.reference !== null && signal.reference !== payment.reference) return 'otherReference';
  // Our id is null until the provider has answered the creation: the callback may come first.
  const idsDiffer = signal.transactionId !== payment.transactionId;
  if (signal.transactionId !== null && payment.transactionId !== null && idsDiffer) {
    return 'otherTransaction';
  }
  // Checked last: another sum is refunded by the provider's payment id, so that id must match.
  return signal.amount !== null && signal.amount !== payment.amount ? 'otherSum' : null;
}
