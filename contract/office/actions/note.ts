import { z } from 'zod';
import { REASON_LENGTH } from '../../../domain/office/actions.ts';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

export const noteInput = z.object({
  personId: z.uuid(),
  words: text(REASON_LENGTH.most).trim().min(REASON_LENGTH.least),
});

export const noteCalls = actionCalls('note', noteInput);
