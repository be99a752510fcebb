/**
 * created       recorded, the provider has not answered yet
 * open          the provider is waiting for the payer
 * unknown       a charge was sent without an answer: it may have succeeded
 * pending       the payer has finished, the provider is still checking
 * failed        declined; not final, a late ok is possible
 * cancelled     the payer cancelled; not final either
 * paid          the money has arrived and the purchase has taken effect
 * refundNeeded  the money has arrived but must be refunded: paid twice, or withdrawn
 * refunded      the money has been refunded
 */
export const PAYMENT_STATES = [
  'created',
  'open',
  'unknown',
  'pending',
  'failed',
  'cancelled',
  'paid',
  'refundNeeded',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const MOVES: Record<PaymentState, readonly PaymentState[]> = {
  // A callback can arrive before the provider's own answer, so every state may follow at once.
  created: ['open', 'unknown', 'pending', 'failed', 'cancelled', 'paid', 'refundNeeded'],
  open: ['unknown', 'pending', 'failed', 'cancelled', 'paid', 'refundNeeded'],
  unknown: ['open', 'pending', 'failed', 'cancelled', 'paid', 'refundNeeded'],
  pending: ['failed', 'cancelled', 'paid', 'refundNeeded'],
  failed: ['pending', 'paid', 'refundNeeded'],
  cancelled: ['pending', 'failed', 'paid', 'refundNeeded'],
  paid: ['refundNeeded', 'refunded'],
  refundNeeded: ['refunded'],
  refunded: [],
};

export function mayMove(from: PaymentState, to: PaymentState): boolean {
  return MOVES[from].includes(to);
}

/** The money has arrived: no provider signal may revert the payment from here. */
export function isReceived(state: PaymentState): boolean {
  return state === 'paid' || state === 'refundNeeded' || state === 'refunded';
}

/** The reconciler polls the provider about these until they end. */
export function isUnsettled(state: PaymentState): boolean {
  return state === 'open' || state === 'unknown' || state === 'pending';
}

/** The buyer may choose a method again without the risk of paying twice unknowingly. */
export function mayTryAgain(state: PaymentState): boolean {
  return state === 'created' || state === 'open' || state === 'failed' || state === 'cancelled';
}
