import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { recordOf } from '../../domain/base/record-of.ts';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { METHODS } from '../../domain/payment/offered-method.ts';
import { LIMIT_NAMES } from '../../domain/scheme/topic/limits.ts';
import { SWITCHES } from '../../domain/scheme/topic/offers.ts';
import { guestCalls, rewordedPage } from '../account/guest-calls.ts';
import { euros } from '../call/wire-values.ts';
import { paymentCalls } from '../checkout/payment-calls.ts';
import { companyOrderCalls } from '../company/company-calls.ts';
import { renewalCalls } from '../renewal/renewal-calls.ts';
import { phrase } from './action.ts';

/** Which page, language and day. Omitted: the first page, and the first day of the preview. */
export const asBuyer = {
  language: z.enum(LANGUAGES),
  day: z.iso.date().optional(),
  kind: z.enum(PURCHASE_KINDS).optional(),
};

const { offer } = renewalCalls.getRenewalOffer.output.shape;

/** Data of an order page after the form is accepted. */
const page = z
  .object({
    prices: guestCalls.getWebShopData.output,
    companyPrice: companyOrderCalls.getCompanyPrice.output,
    /** One card, as the form's check would answer. */
    accepted: z.object({
      unitPrice: euros,
      price: euros,
      purchasePrice: euros,
      numberOfUnits: z.int(),
      validityMonths: z.int(),
      priorPriceNote: z.string().nullable(),
    }),
    /** For a renewal: a card that ends in a month. */
    offer,
    providers: paymentCalls.getPaytrailPaymentProviders.output,
  })
  .meta({ id: 'OrderPreviewPage' });

/** A planned change, previewed on the buy pages. */
const seen = z.object({
  day: z.iso.date(),
  /** Days for which a preview is available. */
  first: z.iso.date(),
  last: z.iso.date(),
  kind: z.enum(PURCHASE_KINDS),
  /** Purchases whose pages show it. */
  kinds: z.array(z.enum(PURCHASE_KINDS)),
  /** The shared code; null: many codes, or none. */
  campaignCode: z.string().nullable(),
  hasCampaign: z.boolean(),
  /** Null: only instalments are offered, and the form leads straight to the card service. */
  page: page.nullable(),
  /** Scheme decisions for that day. */
  facts: z.object({
    limits: z.object(recordOf(LIMIT_NAMES, () => z.int())),
    isMonthlyOffered: z.boolean(),
    giftsStay: z.boolean(),
    closed: z.array(z.enum(METHODS)),
    notices: z.partialRecord(z.enum(METHODS), z.string()),
  }),
  paused: z.partialRecord(z.enum(SWITCHES), z.object({ title: z.string(), body: z.string() })),
  /** Inflected card name and overridden page texts, in the page's language. */
  product: z.object({ nominative: z.string() }).catchall(z.string()),
  reworded: rewordedPage,
});

export const orderPreview = z
  .object({
    /** Why it cannot be saved; then there is no preview. */
    refusal: phrase.nullable(),
    seen: seen.nullable(),
  })
  .meta({ id: 'OrderPreview' });
