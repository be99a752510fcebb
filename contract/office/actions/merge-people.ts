import { z } from 'zod';
import { IDENTITY_FACTS } from '../../../domain/office/identity-facts.ts';
import { actionCalls } from '../action.ts';

const side = z.enum(['kept', 'other']);

export const mergePeopleInput = z.object({
  /** Whose account stays. */
  personId: z.uuid(),
  otherId: z.uuid(),
  /** Whose of each holds from now on; where one has none, the other's. */
  keep: z.object({ email: side, name: side, contact: side }),
  /** What was compared of the account whose address is given up, never what was said. */
  facts: z.array(z.enum(IDENTITY_FACTS)).max(IDENTITY_FACTS.length),
});

export const mergePeopleCalls = actionCalls('mergePeople', mergePeopleInput);
