import { z } from 'zod';
import { IDENTITY_FACTS } from '../../../domain/office/identity-facts.ts';
import { actionCalls } from '../action.ts';

const side = z.enum(['kept', 'other']);

export const mergePeopleInput = z.object({
  /** The account that is kept. */
  personId: z.uuid(),
  otherId: z.uuid(),
  /** Whose value is kept for each field; the other's where it is empty. */
  keep: z.object({ email: side, name: side, contact: side }),
  /** Which details of the discarded account were compared, never their values. */
  facts: z.array(z.enum(IDENTITY_FACTS)).max(IDENTITY_FACTS.length),
});

export const mergePeopleCalls = actionCalls('mergePeople', mergePeopleInput);
