import { z } from 'zod';
import { change } from './call.ts';
import { text } from './wire-values.ts';

/** Guest controller: what the shop's own measuring asks of the server. */
export const trackingCalls = {
  /** True once for each settled payment, for the one who made it: then its purchase may be told of. */
  claimPurchaseTracking: change(
    z.object({
      /** The one in the address of its pages. A renewal that was charged at once has its id only. */
      paymentKey: text(100).optional(),
      paymentId: z.uuid().optional(),
    }),
    z.object({ isFirst: z.boolean() }),
  ),
};
