import { z } from 'zod';
import { change, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

/** A person's stored data, who accessed it, and its deletion. */
export const myPrivacyCalls = {
  getMyPrivacy: read(
    'What one can do with one’s own data',
    z.object({}),
    z.object({
      emailAddress: z.string(),
      /** Newest first; epoch milliseconds. */
      exports: z.array(
        z.object({
          id: z.uuid(),
          requestedAt: z.number(),
          isReady: z.boolean(),
          expiresAt: z.number(),
        }),
      ),
      /** Day of the requested account deletion. */
      deletionOn: z.iso.date().nullable(),
      /** Last due day of a running monthly plan. */
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
