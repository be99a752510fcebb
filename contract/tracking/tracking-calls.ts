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

/** Guest controller: data for the shop's analytics. */
export const trackingCalls = {
  /** True once per settled payment, for its buyer: then the purchase may be reported. */
  claimPurchaseTracking: change(
    'Ask whether a purchase may be measured, once',
    z.object({
      /** Payment key from the page address. A renewal charged to a saved card has only its id. */
      paymentKey: text(100).optional(),
      paymentId: z.uuid().optional(),
    }),
    z.object({
      isFirst: z.boolean(),
      /** The paid purchase in the vocabulary of published e-commerce events. */
      purchase: z
        .object({ transaction_id: z.string(), value: euros, items: z.array(shopItem) })
        .optional(),
    }),
  ),
  /** Requested only after consent; null: no analytics. */
  getTrackingService: read(
    'The service that measures visits',
    z.object({}),
    z.object({ kind: z.enum(TRACKING_KINDS), id: z.string(), url: z.string() }).nullable(),
    { cacheSeconds: 300 },
  ),
};
