import { z } from 'zod';
import { actionCalls } from '../action.ts';

/** The values are in the draft; the preview shows them, and a changed draft invalidates the preview. */
export const openSchemeCalls = actionCalls('openScheme', z.object({}));
