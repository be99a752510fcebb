import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { METHODS } from '../../domain/payment/offered-method.ts';
import { SWITCHES } from '../../domain/scheme/fact-topics.ts';
import { guestCalls, rewordedPage } from '../account/guest-calls.ts';
import { euros } from '../call/wire-values.ts';
import { paymentCalls } from '../checkout/payment-calls.ts';
import { companyOrderCalls } from '../company/company-calls.ts';
import { renewalCalls } from '../renewal/renewal-calls.ts';
import { phrase } from './action.ts';

/** Whose page, in which language and on which day. Left out: the first page, and the first day of what is looked at. */
export const asBuyer = {
  language: z.enum(LANGUAGES),
  day: z.iso.date().optional(),
  kind: z.enum(PURCHASE_KINDS).optional(),
};

const { offer } = renewalCalls.getRenewalOffer.output.shape;

/** What the page of an order is made of, once its form is accepted. */
const page = z
  .object({
    prices: guestCalls.getWebShopData.output,
    companyPrice: companyOrderCalls.getCompanyPrice.output,
    /** One card, as the check of the form would answer. */
    accepted: z.object({
      unitPrice: euros,
      price: euros,
      purchasePrice: euros,
      numberOfUnits: z.int(),
      validityMonths: z.int(),
      priorPriceNote: z.string().nullable(),
    }),
    /** Of a renewal: of a card that ends in a month. */
    offer,
    providers: paymentCalls.getPaytrailPaymentProviders.output,
  })
  .meta({ id: 'OrderPreviewPage' });

/** What is planned, on the page of those who buy. */
const seen = z.object({
  day: z.iso.date(),
  /** The days on which it can be looked at. */
  first: z.iso.date(),
  last: z.iso.date(),
  kind: z.enum(PURCHASE_KINDS),
  /** The purchases on whose pages it is seen. */
  kinds: z.array(z.enum(PURCHASE_KINDS)),
  /** The shared code; null: there are many, or none. */
  campaignCode: z.string().nullable(),
  hasCampaign: z.boolean(),
  /** Null: it serves instalments alone, and their buyer goes from the form straight to the card service. */
  page: page.nullable(),
  /** What the scheme has decided for that day. */
  facts: z.object({
    limits: z.object({
      companyUnits: z.int(),
      giftsInOrder: z.int(),
      invoiceMost: z.int(),
      addressOver: z.int(),
      firstLetter: z.int(),
      secondLetter: z.int(),
      lastLetter: z.int(),
    }),
    isMonthlyOffered: z.boolean(),
    giftsStay: z.boolean(),
    closed: z.array(z.enum(METHODS)),
    notices: z.partialRecord(z.enum(METHODS), z.string()),
  }),
  paused: z.partialRecord(z.enum(SWITCHES), z.object({ title: z.string(), body: z.string() })),
  /** The name of the card, and what the office says otherwise on the page, in its language. */
  product: z.object({ nominative: z.string() }).catchall(z.string()),
  reworded: rewordedPage,
});

export const orderPreview = z
  .object({
    /** Why it cannot be saved: then nothing is shown. */
    refusal: phrase.nullable(),
    seen: seen.nullable(),
  })
  .meta({ id: 'OrderPreview' });
