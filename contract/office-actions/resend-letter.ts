import { z } from 'zod';
import { actionCalls } from '../office-action.ts';
import { text } from '../wire-values.ts';

export const resendLetterInput = z.object({
  mailId: z.uuid(),
  /** Null: to the address that the person or the order has now. */
  to: text(80).trim().nullable(),
});

export const resendLetterCalls = actionCalls('resendLetter', resendLetterInput);
