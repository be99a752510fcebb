import { z } from 'zod';
import { TRACKING_KINDS } from '../../domain/tracking/tracking-service.ts';
import { change, read } from '../call/call.ts';
import { euros, text } from '../call/wire-values.ts';

const shopItem = z.object({
  item_id: z.string(),
  item_name: z.string(),
  price: euros,
  quantity: z.int(),
  coupon: z.string().optional(),
});

/** Guest controller: what the shop's own measuring asks of the server. */
export const trackingCalls = {
  /** True once for each settled payment, for the one who made it: then its purchase may be told of. */
  claimPurchaseTracking: change(
    'Ask whether a purchase may be measured, once',
    z.object({
      /** The one in the address of its pages. A renewal that was charged at once has its id only. */
      paymentKey: text(100).optional(),
      paymentId: z.uuid().optional(),
    }),
    z.object({
      isFirst: z.boolean(),
      /** What was bought, as it was paid for, in the words of the published shop events. */
      purchase: z
        .object({ transaction_id: z.string(), value: euros, items: z.array(shopItem) })
        .optional(),
    }),
  ),
  /** Asked for only by a page whose visitor has said yes; null: nobody measures. */
  getTrackingService: read(
    'The service that measures visits',
    z.object({}),
    z.object({ kind: z.enum(TRACKING_KINDS), id: z.string(), url: z.string() }).nullable(),
    { cacheSeconds: 300 },
  ),
};
