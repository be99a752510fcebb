import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { COMPANY_DELIVERIES } from '../../domain/company/company-order-form.ts';
import { LIMIT_BOUNDS } from '../../domain/scheme/fact-plan.ts';
import { change, read } from '../call/call.ts';
import { euros, text, typedText } from '../call/wire-values.ts';
import { purchaseResult } from '../checkout/purchase-calls.ts';
import { noOrTypedAddress } from '../person/postal-address.ts';

export const companyOrderSchema = z
  .object({
    companyName: typedText,
    businessId: typedText,
    buyer: z.object({
      firstName: typedText,
      lastName: typedText,
      emailAddress: typedText,
      phone: typedText.default(''),
      ...noOrTypedAddress,
      language: z.enum(LANGUAGES),
    }),
    billingReference: typedText.default(''),
    /** How many are sold at once the form's rules say in words. */
    numberOfUnits: z.number().min(0).max(1_000_000).multipleOf(0.01),
    deliveryType: z.enum(COMPANY_DELIVERIES),
    campaignCode: typedText.optional(),
    museumCardConditionsAccepted: z.boolean(),
    /** The terms that the form showed. Left out: those of today. */
    conditionsVersion: typedText.optional(),
    /** What the check answered. Never used as a price: a difference is told, not charged. */
    purchasePrice: euros.optional(),
  })
  .meta({ id: 'CompanyOrderForm' });

/** spec 3: unit price times units is the purchase price; `price` says the same as the context of a payment. */
const companyOrderResult = purchaseResult.extend({
  unitPrice: euros.nullable().default(null),
  price: euros.nullable().default(null),
  numberOfUnits: z.number().nullable().default(null),
});

export const companyOrderCalls = {
  getCompanyPrice: read(
    'The price of one card for a company, and its tax',
    z.object({}),
    z.object({ unitPrice: euros, vatPercentage: z.number() }),
    {
      cacheSeconds: 60,
    },
  ),
  processMuseumCardCompanyOrder: change(
    'Order cards for a company',
    z.object({ inputData: companyOrderSchema, validateOnly: z.boolean().default(false) }),
    companyOrderResult,
  ),
};

const deskKey = text(200);
const byKey = z.object({ deskKey });

/** The company's own page, by its secret link: counts and codes, never who has claimed a card or visited what. */
export const companyPortalCalls = {
  getCompanyOrder: change(
    'The cards of a company order, and who has them',
    byKey,
    z.object({
      companyName: z.string(),
      contactEmail: z.string(),
      deliveryType: z.enum(COMPANY_DELIVERIES),
      paymentState: z.enum(['unpaid', 'pending', 'paid', 'refunded']),
      numberOfUnits: z.number(),
      /** As of midnight, in steps of five rounded up; 0: fewer than five. */
      claimed: z.number(),
      /** Not given out in any way; in the company's file or envelopes; meant for somebody, and told so. */
      free: z.number(),
      asCodes: z.number(),
      named: z.number(),
      invited: z.number(),
      /** Invited more than a week ago, activated or not; none within a week of the last reminder. */
      remindable: z.number(),
      claimDomain: z.string().nullable(),
      claimLink: z.string(),
    }),
  ),
  /** The codes that the company hands out itself, and so many new ones. */
  getCodesFile: change(
    'Take out codes that the company hands out itself',
    z.object({
      deskKey,
      newCodes: z.number().int().min(0).max(LIMIT_BOUNDS.companyUnits.most).default(0),
    }),
    z.object({ fileName: z.string(), content: z.string() }),
  ),
  savePeople: change(
    'Save who gets the cards of the company',
    z.object({ deskKey, content: text(600_000), dryRun: z.boolean() }),
    z.object({
      people: z.number(),
      /** Without a row: about the list as a whole. */
      badRows: z.array(z.object({ row: z.number().nullable(), message: z.string() })),
      isSaved: z.boolean(),
    }),
  ),
  sendInvitations: change(
    'Invite people by mail to activate their cards',
    byKey,
    z.object({ sent: z.number() }),
  ),
  /** To those who were invited and have not activated; not told how many. Once a week. */
  sendReminders: change(
    'Remind those who have not activated their cards',
    byKey,
    z.object({ isSent: z.literal(true) }),
  ),
  /** All that were given out and that nobody has claimed. */
  takeBackCards: change(
    'Take back the cards that nobody has claimed',
    byKey,
    z.object({ takenBack: z.number() }),
  ),
  setClaimDomain: change(
    'Set whose mail addresses may claim a card',
    z.object({ deskKey, domain: text(255) }),
    z.object({ claimDomain: z.string().nullable() }),
  ),
  /** For employees, by the company's link. */
  getCompanyClaim: change(
    'What an employee sees behind the link of the company',
    z.object({ claimKey: text(100) }),
    z.object({ companyName: z.string(), claimDomain: z.string(), isPaid: z.boolean() }),
  ),
  askForCard: change(
    'Ask for a card of the company by mail',
    z.object({ claimKey: text(100), emailAddress: typedText }),
    z.object({ isSent: z.literal(true) }),
  ),
};
