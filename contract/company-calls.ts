import { z } from 'zod';
import { LANGUAGES } from '../domain/base/language.ts';
import { COMPANY_DELIVERIES, MOST_UNITS } from '../domain/company-order/company-order-form.ts';
import { change, read } from './call.ts';
import { purchaseResult } from './checkout-calls.ts';
import { euros, text, typedText } from './wire-values.ts';

export const companyOrderSchema = z.object({
  companyName: typedText,
  businessId: typedText,
  buyer: z.object({
    firstName: typedText,
    lastName: typedText,
    emailAddress: typedText,
    phone: typedText.default(''),
    streetAddress: typedText.default(''),
    zipCode: typedText.default(''),
    city: typedText.default(''),
    language: z.enum(LANGUAGES),
  }),
  billingReference: typedText.default(''),
  /** How many are sold at once the form's rules say in words. */
  numberOfUnits: z.number().min(0).max(1_000_000).multipleOf(0.01),
  deliveryType: z.enum(COMPANY_DELIVERIES),
  campaignCode: typedText.optional(),
  museumCardConditionsAccepted: z.boolean(),
  /** What the check answered. Never used as a price: a difference is told, not charged. */
  purchasePrice: euros.optional(),
});

/** spec 3: unit price times units is the purchase price; one event for each card. */
const companyOrderResult = purchaseResult.extend({
  unitPrice: euros.nullable().default(null),
  numberOfUnits: z.number().nullable().default(null),
});

export const companyOrderCalls = {
  /** What one card costs a company, tax included, and the rate of the tax. */
  getCompanyPrice: read(z.object({}), z.object({ unitPrice: euros, vatPercentage: z.number() }), {
    cacheSeconds: 60,
  }),
  processMuseumCardCompanyOrder: change(
    z.object({ inputData: companyOrderSchema, validateOnly: z.boolean().default(false) }),
    companyOrderResult,
  ),
};

const deskKey = text(200);
const byKey = z.object({ deskKey });

/** The company's own page, by its secret link: counts and codes, never who visited what. */
export const companyDeskCalls = {
  getCompanyOrder: change(
    byKey,
    z.object({
      companyName: z.string(),
      contactEmail: z.string(),
      deliveryType: z.enum(COMPANY_DELIVERIES),
      paymentState: z.enum(['unpaid', 'pending', 'paid']),
      numberOfUnits: z.number(),
      claimed: z.number(),
      unclaimed: z.number(),
      /** Of the unclaimed: meant for somebody, and told so. */
      named: z.number(),
      invited: z.number(),
      claimDomain: z.string().nullable(),
      claimLink: z.string(),
    }),
  ),
  getCodesFile: change(byKey, z.object({ fileName: z.string(), content: z.string() })),
  savePeople: change(
    z.object({ deskKey, content: text(600_000), dryRun: z.boolean() }),
    z.object({
      people: z.number(),
      badRows: z.array(z.object({ row: z.number(), message: z.string() })),
      isSaved: z.boolean(),
    }),
  ),
  sendInvitations: change(byKey, z.object({ sent: z.number() })),
  /** Numbers of the cards, or all that nobody has claimed. */
  takeBackCards: change(
    z.object({
      deskKey,
      cardNumbers: z.array(z.number().int().min(1).max(MOST_UNITS)).max(MOST_UNITS).nullable(),
    }),
    z.object({ takenBack: z.number() }),
  ),
  setClaimDomain: change(
    z.object({ deskKey, domain: text(255) }),
    z.object({ claimDomain: z.string().nullable() }),
  ),
  /** For employees, by the company's link. */
  getCompanyClaim: change(
    z.object({ claimKey: text(100) }),
    z.object({ companyName: z.string(), claimDomain: z.string(), isPaid: z.boolean() }),
  ),
  askForCard: change(
    z.object({ claimKey: text(100), emailAddress: typedText }),
    z.object({ isSent: z.literal(true) }),
  ),
};
