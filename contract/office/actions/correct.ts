import { z } from 'zod';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

export const correctInput = z.object({
  personId: z.uuid(),
  firstName: text(80).trim(),
  lastName: text(160).trim(),
  /** Null for a person without a card. */
  bornIn: z.int().min(0).max(9999).nullable(),
});

export const correctCalls = actionCalls('correct', correctInput);
