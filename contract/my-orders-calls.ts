import { z } from 'zod';
import { BILLING_TYPES } from '../domain/purchase/billing-type.ts';
import { PURCHASE_KINDS } from '../domain/purchase/purchase-kind.ts';
import { read } from './call.ts';

/** What the signed-in person has bought, and how their monthly plan stands. */
export const myOrdersCalls = {
  getMyOrders: read(
    z.object({}),
    z.object({
      /** Newest first. */
      orders: z.array(
        z.object({
          orderNumber: z.string(),
          orderedOn: z.iso.date(),
          kind: z.enum(PURCHASE_KINDS),
          billing: z.enum(BILLING_TYPES),
          /** Euros. */
          amount: z.number(),
          state: z.enum(['paid', 'pending', 'refunding', 'refunded']),
          receiptUrl: z.string().nullable(),
          /** The last day to withdraw from it; null when it is over, or there is no such right. */
          withdrawUntil: z.iso.date().nullable(),
          withdrawnOn: z.iso.date().nullable(),
        }),
      ),
      plans: z.array(
        z.object({
          id: z.uuid(),
          startsOn: z.iso.date(),
          instalments: z.array(
            z.object({
              number: z.int(),
              dueOn: z.iso.date(),
              amount: z.number(),
              state: z.enum(['paid', 'coming', 'failed']),
            }),
          ),
        }),
      ),
    }),
  ),
};
