import { z } from 'zod';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

export const resendLetterInput = z.object({
  mailId: z.uuid(),
  /** Null: to the address that the person or the order has now. */
  to: text(80).trim().nullable(),
});

export const resendLetterCalls = actionCalls('resendLetter', resendLetterInput);
