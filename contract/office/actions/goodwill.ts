import { z } from 'zod';
import { MOST_GOODWILL } from '../../../domain/office/goodwill-run.ts';
import { actionCalls } from '../action.ts';

export const goodwillInput = z.object({
  personId: z.uuid(),
  unit: z.enum(['days', 'months']),
  amount: z.int().min(1).max(MOST_GOODWILL.days),
});

export const goodwillCalls = actionCalls('goodwill', goodwillInput);
