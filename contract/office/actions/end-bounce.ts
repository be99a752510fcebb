import { z } from 'zod';
import { actionCalls } from '../action.ts';

export const endBounceInput = z.object({ mailId: z.uuid() });

export const endBounceCalls = actionCalls('endBounce', endBounceInput);
