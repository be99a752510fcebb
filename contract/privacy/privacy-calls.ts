import { z } from 'zod';
import { change, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

/** What we hold of a person, who looked at it, and how it goes. */
export const myPrivacyCalls = {
  getMyPrivacy: read(
    'What one can do with one’s own data',
    z.object({}),
    z.object({
      emailAddress: z.string(),
      /** Newest first; times in epoch milliseconds. */
      exports: z.array(
        z.object({
          id: z.uuid(),
          requestedAt: z.number(),
          isReady: z.boolean(),
          expiresAt: z.number(),
        }),
      ),
      /** The day the account goes, when the person has asked for it. */
      deletionOn: z.iso.date().nullable(),
      /** The last due day of a monthly plan that is still running. */
      contractRunsUntil: z.iso.date().nullable(),
      looks: z.array(
        z.object({
          lookedAt: z.number(),
          subject: z.enum(['details', 'card', 'visits', 'orders', 'page']),
        }),
      ),
    }),
  ),
  requestDataExport: change(
    'Ask for a copy of one’s own data',
    z.object({}),
    z.object({ isAccepted: z.literal(true) }),
  ),
  requestDeletion: change(
    'Ask for one’s account to be deleted',
    z.object({ emailAddress: text(200) }),
    z.object({ deletionOn: z.iso.date() }),
  ),
  cancelDeletion: change(
    'Keep the account after all',
    z.object({}),
    z.object({ isCancelled: z.literal(true) }),
  ),
};
