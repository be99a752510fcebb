import { z } from 'zod';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { PAYMENT_SECTIONS } from '../../domain/payment/provider-group.ts';
import { read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

/** An order in its buyer's view. */
export const myOrder = z
  .object({
    orderNumber: z.string(),
    orderedOn: z.iso.date(),
    kind: z.enum(PURCHASE_KINDS),
    billing: z.enum(BILLING_TYPES),
    /** Euros. */
    amount: z.number(),
    /** Null: the provider has not reported it yet. */
    method: z.enum(PAYMENT_SECTIONS).nullable(),
    /** `unpaid`, `notThrough` and `declined`: not paid, and payable as it is. */
    state: z.enum(['paid', 'pending', 'unpaid', 'notThrough', 'declined', 'refunding', 'refunded']),
    /** Opens the page where it is paid, or where its payment is being confirmed. */
    paymentKey: z.string().nullable(),
    /** Last day to pay an unpaid order. */
    keptUntil: z.iso.date().nullable(),
    receiptUrl: z.string().nullable(),
    /** Last day to withdraw; null when it has passed or there is no right of withdrawal. */
    withdrawUntil: z.iso.date().nullable(),
    withdrawnOn: z.iso.date().nullable(),
  })
  .meta({ id: 'MyOrder' });

/** The signed-in person's purchases. */
export const myOrdersCalls = {
  getMyOrders: read(
    'The signed-in person’s orders',
    z.object({}),
    z.object({
      /** Pending and unpaid ones first, then newest first. */
      orders: z.array(myOrder),
    }),
  ),
  /** One order in full. Another person's order answers like one that does not exist. */
  getMyOrder: read(
    'An order of the signed-in person',
    z.object({ orderNumber: text(40) }),
    myOrder.extend({
      /** Epoch milliseconds; null until it is paid. */
      paidAt: z.int().nullable(),
      /** As on the receipt; euros. A negative line is a campaign discount. */
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
