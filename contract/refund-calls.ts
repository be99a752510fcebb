import { z } from 'zod';
import { REFUND_REASONS } from '../domain/payment/refund-reason.ts';
import { change, read } from './call.ts';

const refund = z.object({
  paymentId: z.uuid(),
  orderNumber: z.string(),
  /** Euros. */
  amount: z.number(),
  reason: z.enum(REFUND_REASONS),
  state: z.enum(['sent', 'pending', 'byHand', 'done']),
  providerType: z.string(),
  /** What the provider's own portal knows the payment by. */
  transactionId: z.string().nullable(),
  flaggedAt: z.number(),
  endedAt: z.number().nullable(),
  /** The member of staff who saw to it; null when the provider did. */
  endedBy: z.string().nullable(),
});
const refunds = z.object({ waiting: z.array(refund), done: z.array(refund) });

/** Back office: money that must go back and that no machine can send, or that nobody has answered for. */
export const refundCalls = {
  getRefunds: read(z.object({}), refunds),
  markRefundDone: change(z.object({ paymentId: z.uuid() }), refunds),
};
