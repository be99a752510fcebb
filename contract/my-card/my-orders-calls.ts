import { z } from 'zod';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { PAYMENT_SECTIONS } from '../../domain/payment/provider-group.ts';
import { read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

/** An order as its buyer sees it. */
export const myOrder = z
  .object({
    orderNumber: z.string(),
    orderedOn: z.iso.date(),
    kind: z.enum(PURCHASE_KINDS),
    billing: z.enum(BILLING_TYPES),
    /** Euros. */
    amount: z.number(),
    /** Null: the provider has not told yet. */
    method: z.enum(PAYMENT_SECTIONS).nullable(),
    /** `unpaid`, `notThrough` and `declined`: nothing was paid, and it can be paid as it stands. */
    state: z.enum(['paid', 'pending', 'unpaid', 'notThrough', 'declined', 'refunding', 'refunded']),
    /** Opens the page where it is paid, or where its payment is waited for. */
    paymentKey: z.string().nullable(),
    /** The last day on which an order that nobody paid can be paid. */
    keptUntil: z.iso.date().nullable(),
    receiptUrl: z.string().nullable(),
    /** The last day to withdraw from it; null when it is over, or there is no such right. */
    withdrawUntil: z.iso.date().nullable(),
    withdrawnOn: z.iso.date().nullable(),
  })
  .meta({ id: 'MyOrder' });

/** What the signed-in person has bought. */
export const myOrdersCalls = {
  getMyOrders: read(
    'The signed-in person’s orders',
    z.object({}),
    z.object({
      /** What waits or is not paid, then the others; newest first. */
      orders: z.array(myOrder),
    }),
  ),
  /** One of them, whole. Somebody else's is as absent as one that is not there. */
  getMyOrder: read(
    'An order of the signed-in person',
    z.object({ orderNumber: text(40) }),
    myOrder.extend({
      /** Epoch milliseconds; null until it is paid. */
      paidAt: z.int().nullable(),
      /** As on the receipt; amounts in euros. A line below zero is a campaign. */
      lines: z.array(
        z.object({
          description: z.string(),
          units: z.int(),
          unitPrice: z.number(),
          sum: z.number(),
        }),
      ),
    }),
  ),
};
