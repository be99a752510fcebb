import { z } from 'zod';
import { LANGUAGES } from '../domain/base/language.ts';
import { BILLING_TYPES } from '../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../domain/order/purchase-kind.ts';
import { PROVIDER_TYPES } from '../domain/payment/culture-voucher.ts';
import { change, read } from './call.ts';
import { euros, text, typedText } from './wire-values.ts';

const billing = z.enum(BILLING_TYPES);
const id = z.uuid();

const buyerSchema = z.object({
  firstName: typedText,
  lastName: typedText,
  yearOfBirth: typedText,
  streetAddress: typedText,
  zipCode: typedText,
  city: typedText,
  emailAddress: typedText,
  phone: typedText.default(''),
  password: typedText,
  language: z.enum(LANGUAGES),
});

export const purchaseInputSchema = z.object({
  buyer: buyerSchema,
  campaignCode: typedText.optional(),
  /** Registration only: the card that is being activated. */
  cardAssetId: id.optional(),
  subscribedNewsletter: z.boolean(),
  museumCardConditionsAccepted: z.boolean(),
  plasticCardOptOut: z.boolean(),
  paymentBillingType: billing,
  /** What the check answered. Never used as a price: a difference is told, not charged. */
  purchasePrice: euros.optional(),
});

/** The check answers with a price or with what is wrong; the creation with the ids of what was made. */
export const purchaseResult = z.object({
  purchasePrice: euros.nullable(),
  validationError: z.string().nullable(),
  /** How long the card lasts, a campaign's months included. */
  validityMonths: z.int().nullable().default(null),
  purchaseMuseumCardEventIds: z.array(id).default([]),
  renewalMuseumCardEventId: id.nullable().default(null),
  buyerPersonAccountId: id.nullable().default(null),
  buyerContactId: id.nullable().default(null),
  renewalPaymentScenario: z.string().nullable().default(null),
  /** Refused because an earlier payment is still being confirmed: the page that tells of it. */
  pendingPaymentUrl: z.string().nullable().default(null),
});

const parameters = z.array(z.object({ name: z.string(), value: z.string() }));
/** The same keys before and after a payment exists: before, there is nowhere to go yet. */
const listedProvider = z.object({
  id: z.string(),
  name: z.string(),
  url: z.null(),
  svg: z.string(),
  parameters: parameters.max(0),
});
const providerForm = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  svg: z.string(),
  parameters,
});

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

/** Guest controller: from an accepted form to the provider's page and back. The names are the platform's. */
export const checkoutCalls = {
  getPaytrailPaymentProviders: read(
    z.object({
      paymentBillingType: billing,
      isGift: z.stringbool(),
      /** Left out: a gift, or a card for a person. */
      paymentProcessType: z.enum(PURCHASE_KINDS).optional(),
    }),
    z.array(listedProvider),
  ),
  processMuseumCard: change(
    z.object({ inputData: purchaseInputSchema, validateOnly: z.boolean().default(false) }),
    purchaseResult,
  ),
  createPaymentRecord: change(
    z.object({
      museumCardEventIds: z.array(id).min(1).max(5_000),
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
    paymentOf,
    z.object({ redirectUrl: z.string(), providers: z.array(providerForm) }),
  ),
  createPaytrailPaymentAndTokenize: change(
    paymentOf,
    z.object({ redirectUrl: z.string(), providers: z.array(providerForm) }),
  ),
  createEpassiPayment: change(
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
  createSmartumPayment: change(paymentOf, z.object({ redirectUrl: z.string() })),
  /** Where a payment stands, by the key in its return address. What is personal is for its owner only. */
  getPaymentStatus: read(
    z.object({ paymentKey: text(100) }),
    z.object({
      view: z.enum(PAYMENT_VIEWS),
      orderNumber: z.string().nullable(),
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
      companyOrder: z.object({ deskUrl: z.string(), receiptUrl: z.string() }).nullable(),
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
