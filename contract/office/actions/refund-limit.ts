import { z } from 'zod';
import { STAFF_ROLES } from '../../../domain/office/rights.ts';
import { actionCalls } from '../action.ts';

/** Cents. What may be set, the rule says in words. */
export const changeRefundLimitInput = z.object({
  role: z.enum(STAFF_ROLES),
  limit: z.int().min(0).max(100_000_000),
});

export const changeRefundLimitCalls = actionCalls('changeRefundLimit', changeRefundLimitInput);
