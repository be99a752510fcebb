import { z } from 'zod';
import { REPLACE_REASONS } from '../../../domain/card/why-replaced.ts';
import { actionCalls } from '../action.ts';

export const replaceNumberInput = z.object({
  personId: z.uuid(),
  why: z.enum(REPLACE_REASONS),
  wantsPlastic: z.boolean(),
});

export const replaceNumberCalls = actionCalls('replaceNumber', replaceNumberInput);
