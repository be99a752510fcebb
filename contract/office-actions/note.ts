import { z } from 'zod';
import { REASON_LENGTH } from '../../domain/office/actions.ts';
import { actionCalls } from '../office-action.ts';
import { text } from '../wire-values.ts';

export const noteInput = z.object({
  personId: z.uuid(),
  words: text(REASON_LENGTH.most).trim().min(REASON_LENGTH.least),
});

export const noteCalls = actionCalls('note', noteInput);
