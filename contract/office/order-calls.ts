import { z } from 'zod';
import { CARD_STATES } from '../../domain/card/card-state.ts';
import { GIFT_STATES } from '../../domain/gift/gift-state.ts';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { needs, read } from '../call/call.ts';
import { pageOfLines, refundable, timeCounts, timeInput } from './time.ts';

const instant = z.number().nullable();

const gift = z.object({
  isDigital: z.boolean(),
  state: z.enum(GIFT_STATES),
  /** The last letter bounced. */
  isBounced: z.boolean(),
  recipientName: z.string(),
  recipientEmail: z.string().nullable(),
  address: z.string(),
  sendAt: instant,
  sentAt: instant,
  postedAt: instant,
  openedAt: instant,
  activatedAt: instant,
});

/** Cards are counted; which card belongs to whom is not shown to staff. */
const company = z.object({
  companyName: z.string(),
  businessId: z.string(),
  contactName: z.string(),
  emailAddress: z.string(),
  phone: z.string(),
  billingReference: z.string(),
  delivery: z.string(),
  address: z.string(),
  seats: z.int(),
  free: z.int(),
  asCodes: z.int(),
  invited: z.int(),
  activated: z.int(),
});

/** Sums in euros. */
const order = z.object({
  id: z.uuid(),
  kind: z.enum(PURCHASE_KINDS),
  billing: z.enum(BILLING_TYPES),
  language: z.enum(['fi', 'sv', 'en']),
  createdAt: z.number(),
  /** Null: no payment has been started. */
  orderNumber: z.string().nullable(),
  units: z.int(),
  amount: z.number(),
  campaignCode: z.string().nullable(),
  /** As on the receipt. */
  lines: z.array(
    z.object({ description: z.string(), units: z.int(), unitPrice: z.number(), sum: z.number() }),
  ),
  buyer: z.object({
    personId: z.uuid().nullable(),
    name: z.string(),
    emailAddress: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string(),
  }),
  holder: z.object({ personId: z.uuid(), name: z.string() }).nullable(),
  card: z
    .object({
      customerNumber: z.string(),
      state: z.enum(CARD_STATES),
      until: z.iso.date().nullable(),
    })
    .nullable(),
  /** The payment that succeeded first, then newest first. */
  payments: z.array(
    z.object({
      id: z.uuid(),
      orderNumber: z.string(),
      amount: z.number(),
      state: z.string(),
      providerType: z.string(),
      createdAt: z.number(),
      isFulfilled: z.boolean(),
      hasReceipt: z.boolean(),
    }),
  ),
  /** Refundable part of the successful payment; null: nothing. */
  refundable: refundable.nullable(),
  /** Other orders of the same payment. */
  beside: z.array(z.object({ id: z.uuid(), kind: z.enum(PURCHASE_KINDS), name: z.string() })),
  gift: gift.nullable(),
  company: company.nullable(),
  counts: timeCounts,
});

/** Back office: one order of any kind with its gift or company. Opening it is logged as access to buyer and holder. */
export const officeOrderCalls = {
  getOrder: needs('person.view', read('An order, for staff', z.object({ id: z.uuid() }), order)),
  getTimeOfOrder: needs('person.view', read('The history of an order', timeInput, pageOfLines)),
  /** As sent; null when the text has been erased or holds a secret. */
  getLetterOfOrder: needs(
    'person.view',
    read(
      'A letter about an order as it was sent',
      z.object({ id: z.uuid(), orderId: z.uuid() }),
      z.object({ letter: z.object({ subject: z.string(), text: z.string() }).nullable() }),
    ),
  ),
};
