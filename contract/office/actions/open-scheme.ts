import { z } from 'zod';
import { actionCalls } from '../action.ts';

/** What is opened stands in the draft; the preview says it, and another draft is another preview. */
export const openSchemeCalls = actionCalls('openScheme', z.object({}));
