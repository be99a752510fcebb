import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { COMPANY_DELIVERIES } from '../../domain/company/company-order-form.ts';
import { LIMITS } from '../../domain/scheme/topic/limits.ts';
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
    /** Generous limit: the form rules report the real one. */
    numberOfUnits: z.number().min(0).max(1_000_000).multipleOf(0.01),
    deliveryType: z.enum(COMPANY_DELIVERIES),
    campaignCode: typedText.optional(),
    museumCardConditionsAccepted: z.boolean(),
    /** The version of the terms that the form showed. Omitted: today's. */
    conditionsVersion: typedText.optional(),
    /** Price from the check. Never charged: a difference is reported to the buyer. */
    purchasePrice: euros.optional(),
  })
  .meta({ id: 'CompanyOrderForm' });

/** Unit price times units is the purchase price; `price` repeats it for the payment's context. */
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

/** The company's page behind its secret link: counts and codes, never who claimed a card or made a visit. */
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
      /** As of midnight, rounded up to a multiple of five; 0: fewer than five. */
      claimed: z.number(),
      /** `free`: unassigned; `asCodes`: in a file or envelopes; `named`: for an employee; `invited`: e-mailed. */
      free: z.number(),
      asCodes: z.number(),
      named: z.number(),
      invited: z.number(),
      /** Invited over a week ago, whether activated or not; 0 for a week after a reminder. */
      remindable: z.number(),
      claimDomain: z.string().nullable(),
      claimLink: z.string(),
    }),
  ),
  /** Codes that the company hands out itself; `newCodes` takes that many more from the free ones. */
  getCodesFile: change(
    'Take out codes that the company hands out itself',
    z.object({
      deskKey,
      newCodes: z.number().int().min(0).max(LIMITS.companyUnits.most).default(0),
    }),
    z.object({ fileName: z.string(), content: z.string() }),
  ),
  savePeople: change(
    'Save who gets the cards of the company',
    z.object({ deskKey, content: text(600_000), dryRun: z.boolean() }),
    z.object({
      people: z.number(),
      /** Null row: concerns the whole list. */
      badRows: z.array(z.object({ row: z.number().nullable(), message: z.string() })),
      isSaved: z.boolean(),
    }),
  ),
  sendInvitations: change(
    'Invite people by mail to activate their cards',
    byKey,
    z.object({ sent: z.number() }),
  ),
  /** Reminds invited employees who have not activated, at most weekly; their number is not revealed. */
  sendReminders: change(
    'Remind those who have not activated their cards',
    byKey,
    z.object({ isSent: z.literal(true) }),
  ),
  /** All codes that were handed out and not claimed. */
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
  /** For employees, through the company's shared link. */
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
