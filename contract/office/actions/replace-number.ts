import { z } from 'zod';
import { WHY_REPLACED } from '../../../domain/card/why-replaced.ts';
import { actionCalls } from '../action.ts';

export const replaceNumberInput = z.object({
  personId: z.uuid(),
  why: z.enum(WHY_REPLACED),
  wantsPlastic: z.boolean(),
});

export const replaceNumberCalls = actionCalls('replaceNumber', replaceNumberInput);
