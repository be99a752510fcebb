import { z } from 'zod';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

export const payRefundInput = z.object({
  refundId: z.uuid(),
  /** As the bank or the provider names it; spaces and case do not count. */
  reference: text(60).trim(),
  paidOn: z.iso.date(),
});

export const payRefundCalls = actionCalls('payRefund', payRefundInput);
