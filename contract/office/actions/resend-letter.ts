import { z } from 'zod';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

export const resendLetterInput = z.object({
  mailId: z.uuid(),
  /** Null: to the current address of the person or order. */
  to: text(80).trim().nullable(),
});

export const resendLetterCalls = actionCalls('resendLetter', resendLetterInput);
