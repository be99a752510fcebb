import { z } from 'zod';
import { actionCalls } from '../office-action.ts';

export const goodwillInput = z.object({
  personId: z.uuid(),
  unit: z.enum(['days', 'months']),
  amount: z.int().min(1).max(366),
});

export const goodwillCalls = actionCalls('goodwill', goodwillInput);
