import type { Cents } from '../base/cents.ts';
import { isReceived, mayMove, type PaymentState } from './payment-state.ts';
import type { RefundReason } from './refund-reason.ts';

/** What a provider can tell of a payment. Whether a `fail` was a decline or a change of mind is known by the way it came. */
export const SIGNAL_STATUSES = ['new', 'ok', 'pending', 'delayed', 'fail', 'cancel'] as const;
export type SignalStatus = (typeof SIGNAL_STATUSES)[number];

/** A signal whose signature has been checked. A field that the provider does not sign is null. */
export type VerifiedSignal = {
  status: SignalStatus;
  stamp: string;
  amount: Cents | null;
  reference: string | null;
  transactionId: string | null;
};

export type KnownPayment = {
  state: PaymentState;
  stamp: string;
  amount: Cents;
  reference: string;
  transactionId: string | null;
  /** Why money for this payment cannot buy what it was for; null when it can. */
  obstacle: RefundReason | null;
};

export type Mismatch = 'stamp' | 'amount' | 'reference' | 'transactionId';

export type Decision =
  /** The money came: what was bought takes effect, in the same transaction. */
  | { do: 'settle' }
  /** The money came but can buy nothing: keep it visible and give it back. */
  | { do: 'flagRefund'; reason: RefundReason }
  | { do: 'move'; to: PaymentState }
  /** A repeated or overtaken signal: the normal second notice, not an error. */
  | { do: 'nothing' }
  /** Rightly signed but not about this payment: change nothing, tell the operator. */
  | { do: 'reject'; mismatch: Mismatch };

const STATE_AFTER: Record<Exclude<SignalStatus, 'ok'>, PaymentState> = {
  new: 'open',
  pending: 'pending',
  delayed: 'pending',
  fail: 'failed',
  cancel: 'cancelled',
};

/** One rule for redirect, callback and reconciler: the state decides, never the order of arrival. */
export function decideSettlement(payment: KnownPayment, signal: VerifiedSignal): Decision {
  const mismatch = findMismatch(payment, signal);
  if (mismatch) return { do: 'reject', mismatch };

  if (isReceived(payment.state)) return { do: 'nothing' };
  if (signal.status === 'ok') {
    const { obstacle } = payment;
    return obstacle ? { do: 'flagRefund', reason: obstacle } : { do: 'settle' };
  }

  const next = STATE_AFTER[signal.status];
  return mayMove(payment.state, next) ? { do: 'move', to: next } : { do: 'nothing' };
}

function findMismatch(payment: KnownPayment, signal: VerifiedSignal): Mismatch | null {
  if (signal.stamp !== payment.stamp) return 'stamp';
  if (signal.amount !== null && signal.amount !== payment.amount) return 'amount';
  if (signal.reference !== null && signal.reference !== payment.reference) return 'reference';
  // Ours is null while the provider's answer to the creation is still on its way: the callback may be first.
  const idsDiffer = signal.transactionId !== payment.transactionId;
  if (signal.transactionId !== null && payment.transactionId !== null && idsDiffer) {
    return 'transactionId';
  }
  return null;
}
