import { z } from 'zod';
import { actionCalls } from '../action.ts';

export const refundInput = z.object({
  paymentId: z.uuid(),
  /** Cents; null: the full remainder, and what was bought is cancelled. */
  part: z.int().min(1).max(100_000_000).nullable(),
  /**
   * Of a part of a company's order: how many codes end, of those that were given to nobody. Null: as many as the refunds
   * so far pay for.
   */
  ends: z.int().min(0).max(100_000).nullable().default(null),
});

export const refundActionCalls = actionCalls('refund', refundInput);
