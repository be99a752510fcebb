import { z } from 'zod';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { PROVIDER_TYPES } from '../../domain/payment/culture-voucher.ts';
import { LIMIT_BOUNDS } from '../../domain/scheme/fact-plan.ts';
import { change, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

const billing = z.enum(BILLING_TYPES);
const id = z.uuid();

const parameters = z.array(z.object({ name: z.string(), value: z.string() }));
/** The same keys before and after a payment exists: before, there is nowhere to go yet. */
const listedProvider = z.object({
  id: z.string(),
  name: z.string(),
  url: z.null(),
  svg: z.string(),
  parameters: parameters.max(0),
});
const providerForm = z
  .object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    svg: z.string(),
    parameters,
  })
  .meta({ id: 'PaymentProvider' });

const paymentOf = z.object({ paymentRecordId: id });

export const PAYMENT_VIEWS = [
  'checking',
  'paid',
  'pending',
  'cancelled',
  'failed',
  'alreadyPaid',
  /** Money that came and could buy nothing: it goes back. */
  'returned',
] as const;

/** Guest controller: from an order to the provider's page and back. The names are the platform's. */
export const paymentCalls = {
  getPaytrailPaymentProviders: read(
    'The payment methods on offer',
    z.object({
      paymentBillingType: billing,
      isGift: z.stringbool(),
      /** Left out: a gift, or a card for a person. */
      paymentProcessType: z.enum(PURCHASE_KINDS).optional(),
    }),
    z.array(listedProvider),
  ),
  createPaymentRecord: change(
    'Create a payment for an order',
    z.object({
      museumCardEventIds: z.array(id).min(1).max(LIMIT_BOUNDS.companyUnits.most),
      language: z.enum(['FI', 'SV', 'EN']),
      /** As the creation answered it: null for a guest. */
      personAccountId: id.nullable(),
      paymentProviderType: z.enum(PROVIDER_TYPES),
      paymentProcessType: z.enum(PURCHASE_KINDS),
      paymentBillingType: billing,
    }),
    id,
  ),
  createPaytrailPayment: change(
    'Begin a payment at Paytrail',
    paymentOf,
    z.object({ redirectUrl: z.string(), providers: z.array(providerForm) }),
  ),
  createPaytrailPaymentAndTokenize: change(
    'Begin a payment at Paytrail that saves the payment card',
    paymentOf,
    z.object({ redirectUrl: z.string(), providers: z.array(providerForm) }),
  ),
  createEpassiPayment: change(
    'Begin a payment at ePassi',
    paymentOf,
    z.object({
      action: z.string(),
      stamp: z.string(),
      site: z.string(),
      amount: z.string(),
      rejectURL: z.string(),
      cancelURL: z.string(),
      returnURL: z.string(),
      mac: z.string(),
      notifyURL: z.string(),
    }),
  ),
  /** The unpaid order that a payment was made for, as it is now: for its owner, who pays it another way. */
  getOrderToPay: read(
    'The unpaid order of a payment',
    z.object({ paymentKey: text(100) }),
    z.object({
      /** `open` can be paid as it stands; the form is sent again when the price has changed or the order is too old. */
      state: z.enum(['open', 'paid', 'beingConfirmed', 'priceChanged', 'tooOld']),
      museumCardEventIds: z.array(id),
      personAccountId: id.nullable(),
      paymentProcessType: z.enum(PURCHASE_KINDS),
      paymentBillingType: billing,
      buyer: z.object({ name: z.string(), emailAddress: z.string() }),
      /** Euros. */
      amount: z.number(),
      lines: z.array(z.object({ text: z.string(), amount: z.number() })),
    }),
  ),
  /** The buyer opened a payment at Smartum and did not pay: they may choose another method. */
  markPaymentNotMade: change(
    'Say that a payment was not made after all',
    z.object({ paymentKey: text(100) }),
    z.object({ isOpen: z.boolean() }),
  ),
  createSmartumPayment: change(
    'Begin a payment at Smartum',
    paymentOf,
    z.object({ redirectUrl: z.string() }),
  ),
  /** Where a payment stands, by the key in its return address. What is personal is for its owner only. */
  getPaymentStatus: read(
    'Where a payment stands',
    z.object({ paymentKey: text(100) }),
    z.object({
      view: z.enum(PAYMENT_VIEWS),
      orderNumber: z.string().nullable(),
      /** Its provider tells through the buyer's browser alone, and that did not come back. */
      isSilent: z.boolean(),
      paymentProcessType: z.enum(PURCHASE_KINDS).nullable(),
      /** Null when it is no gift. */
      isDigitalGift: z.boolean().nullable(),
      /** Paid gifts, for the browser that bought them. */
      gift: z
        .object({
          giverUrl: z.string(),
          receiptUrl: z.string(),
          gifts: z.array(
            z.object({
              recipientName: z.string(),
              destination: z.string(),
              /** In milliseconds; null: sent already, or by post. */
              sendAt: z.number().nullable(),
            }),
          ),
        })
        .nullable(),
      /** Of a company order, for the browser that made it: the company's own page. */
      companyOrder: z
        .object({
          deskUrl: z.string(),
          receiptUrl: z.string(),
          /** The money comes later, to the invoicing service. */
          isInvoiced: z.boolean(),
        })
        .nullable(),
      /** Null for everyone but the one who bought. */
      card: z
        .object({
          firstName: z.string(),
          lastName: z.string(),
          customerNumber: z.string(),
          ryijySeed: z.number(),
          /** How long what was bought lasts, a campaign's months included. */
          months: z.int(),
          hasPlasticCard: z.boolean(),
          receiptUrl: z.string(),
        })
        .nullable(),
    }),
  ),
};
