import { z } from 'zod';
import { actionCalls } from '../action.ts';

export const refundInput = z.object({
  paymentId: z.uuid(),
  /** Cents; null: all that is left of it, and what it bought is taken back. */
  part: z.int().min(1).max(100_000_000).nullable(),
});

export const refundActionCalls = actionCalls('refund', refundInput);
