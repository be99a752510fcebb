import { z } from 'zod';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

export const payRefundInput = z.object({
  refundId: z.uuid(),
  /** As the bank or provider writes it; spaces and case are ignored. */
  reference: text(60).trim(),
  paidOn: z.iso.date(),
});

export const payRefundCalls = actionCalls('payRefund', payRefundInput);
