import { z } from 'zod';
import { cents } from '../../../domain/base/cents.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { PAYMENT_SECTIONS } from '../../../domain/payment/provider-group.ts';
import { REFUND_WAYS } from '../../../domain/payment/refund-way.ts';
import { webAddress } from '../define-letter.ts';

export const amount = z.number().int().transform(cents);
export const day = z.string().transform(localDate);
/** Null: unknown, so not shown. */
export const paymentMethod = z.enum(PAYMENT_SECTIONS).nullable();

/** The refund method and the name of the portal it goes through; missing in letters queued earlier. */
export const refundWay = { way: z.enum(REFUND_WAYS).optional(), site: z.string().default('') };

/** Unpaid until the invoice is sent; missing in letters queued earlier. */
export const isInvoice = z.boolean().default(false);

/** The terms version the buyer accepted; missing in letters queued earlier. */
export const termsVersion = z.string().nullable().default(null);

export const receiptData = z.object({
  orderNumber: z.string(),
  paidAt: z.number(),
  method: paymentMethod,
  buyerName: z.string(),
  buyerAddress: z.string().optional(),
  seller: z.object({
    name: z.string(),
    businessId: z.string(),
    streetAddress: z.string(),
    zipCode: z.string(),
    city: z.string(),
  }),
  lines: z.array(
    z.object({
      description: z.string(),
      units: z.number().int().positive(),
      unitPrice: amount,
      vatBasisPoints: z.number().int(),
    }),
  ),
});

/** What the confirmations of a purchase and of a renewal both tell. */
export const cardOrder = {
  firstName: z.string(),
  /** Null for a card paid in full. */
  monthlyPlan: z.object({ instalment: amount, total: amount, nextDueOn: day }).nullable(),
  withdrawUntil: day,
  /** The buyer's request for an immediate start; null in letters queued before it was stored. */
  startWording: z.string().nullable().default(null),
  receipt: receiptData,
  termsVersion,
  links: z.object({
    myCard: webAddress,
    /** Missing in letters queued earlier. */
    orders: webAddress.optional(),
    withdrawal: webAddress,
    terms: webAddress,
  }),
};
