import { z } from 'zod';
import { STAFF_ROLES } from '../../../domain/office/rights.ts';
import { actionCalls } from '../action.ts';

/** Cents. The rule reports what is allowed. */
export const changeRefundLimitInput = z.object({
  role: z.enum(STAFF_ROLES),
  limit: z.int().min(0).max(100_000_000),
});

export const changeRefundLimitCalls = actionCalls('changeRefundLimit', changeRefundLimitInput);
