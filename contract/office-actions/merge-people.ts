import { z } from 'zod';
import { actionCalls } from '../office-action.ts';

const side = z.enum(['kept', 'other']);

export const mergePeopleInput = z.object({
  /** Whose account stays. */
  personId: z.uuid(),
  otherId: z.uuid(),
  /** Whose of each holds from now on; where one has none, the other's. */
  keep: z.object({ email: side, name: side, contact: side }),
});

export const mergePeopleCalls = actionCalls('mergePeople', mergePeopleInput);
