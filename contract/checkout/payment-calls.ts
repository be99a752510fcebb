import { z } from 'zod';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { PROVIDER_TYPES } from '../../domain/payment/provider.ts';
import { LIMITS } from '../../domain/scheme/topic/limits.ts';
import { change, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

const billing = z.enum(BILLING_TYPES);
const id = z.uuid();

const parameters = z.array(z.object({ name: z.string(), value: z.string() }));
/** The same keys before and after a payment exists: before it there is no redirect address yet. */
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
  /** The payment arrived but could not be used: it is refunded. */
  'returned',
] as const;

/** Guest controller: from an order to the provider's page and back. The platform prescribes the names. */
export const paymentCalls = {
  getPaytrailPaymentProviders: read(
    'The payment methods on offer',
    z.object({
      paymentBillingType: billing,
      isGift: z.stringbool(),
      /** Omitted: a gift, or a card for a person. */
      paymentProcessType: z.enum(PURCHASE_KINDS).optional(),
    }),
    z.array(listedProvider),
  ),
  createPaymentRecord: change(
    'Create a payment for an order',
    z.object({
      museumCardEventIds: z.array(id).min(1).max(LIMITS.companyUnits.most),
      language: z.enum(['FI', 'SV', 'EN']),
      /** From the creation's answer: null for a guest. */
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
  /** Current state of an unpaid order, for its owner, who pays it another way. */
  getOrderToPay: read(
    'The unpaid order of a payment',
    z.object({ paymentKey: text(100) }),
    z.object({
      /** `open` can be paid as it is; the form is sent again when the price has changed or the order is too old. */
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
  /** The buyer opened a Smartum payment without paying: they may choose another method. */
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
  /** Payment status by the key in its return address. Personal data is for its owner only. */
  getPaymentStatus: read(
    'Where a payment stands',
    z.object({ paymentKey: text(100) }),
    z.object({
      view: z.enum(PAYMENT_VIEWS),
      orderNumber: z.string().nullable(),
      /** The provider reports only through the buyer's browser, which never returned. */
      isSilent: z.boolean(),
      paymentProcessType: z.enum(PURCHASE_KINDS).nullable(),
      /** Null unless it is a gift. */
      isDigitalGift: z.boolean().nullable(),
      /** Paid gifts, for the buyer's browser. */
      gift: z
        .object({
          giverUrl: z.string(),
          receiptUrl: z.string(),
          gifts: z.array(
            z.object({
              recipientName: z.string(),
              destination: z.string(),
              /** Milliseconds; null: already sent, or by post. */
              sendAt: z.number().nullable(),
            }),
          ),
        })
        .nullable(),
      /** For a company order, in the browser that made it: the link of the company's page. */
      companyOrder: z
        .object({
          deskUrl: z.string(),
          receiptUrl: z.string(),
          /** The company pays the invoicing service later. */
          isInvoiced: z.boolean(),
        })
        .nullable(),
      /** Null for everyone except the buyer. */
      card: z
        .object({
          firstName: z.string(),
          lastName: z.string(),
          customerNumber: z.string(),
          ryijySeed: z.number(),
          /** Length of validity, including a campaign's months. */
          months: z.int(),
          hasPlasticCard: z.boolean(),
          receiptUrl: z.string(),
        })
        .nullable(),
    }),
  ),
};
