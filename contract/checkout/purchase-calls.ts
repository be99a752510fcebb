import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { change } from '../call/call.ts';
import { euros, typedText } from '../call/wire-values.ts';
import { typedAddress } from '../person/postal-address.ts';

const id = z.uuid();

const buyerSchema = z
  .object({
    firstName: typedText,
    lastName: typedText,
    yearOfBirth: typedText,
    ...typedAddress,
    emailAddress: typedText,
    phone: typedText.default(''),
    password: typedText,
    language: z.enum(LANGUAGES),
  })
  .meta({ id: 'Buyer' });

export const purchaseInputSchema = z.object({
  buyer: buyerSchema,
  campaignCode: typedText.optional(),
  /** Registration only: the card that is being activated. */
  cardAssetId: id.optional(),
  subscribedNewsletter: z.boolean(),
  museumCardConditionsAccepted: z.boolean(),
  /** The terms that the form showed. Left out: those of today. */
  conditionsVersion: typedText.optional(),
  plasticCardOptOut: z.boolean(),
  paymentBillingType: z.enum(BILLING_TYPES),
  /** What the check answered. Never used as a price: a difference is told, not charged. */
  purchasePrice: euros.optional(),
});

/** The check answers with a price or with what is wrong; the creation with the ids of what was made. */
export const purchaseResult = z
  .object({
    purchasePrice: euros.nullable(),
    validationError: z.string().nullable(),
    /** How long the card lasts, a campaign's months included. */
    validityMonths: z.int().nullable().default(null),
    /** Beside a reduced price: the lowest one of the thirty days before, in words. */
    priorPriceNote: z.string().nullable().default(null),
    purchaseMuseumCardEventIds: z.array(id).default([]),
    renewalMuseumCardEventId: id.nullable().default(null),
    buyerPersonAccountId: id.nullable().default(null),
    buyerContactId: id.nullable().default(null),
    renewalPaymentScenario: z.string().nullable().default(null),
    /** Refused because an earlier payment is still being confirmed: the page that tells of it. */
    pendingPaymentUrl: z.string().nullable().default(null),
  })
  .meta({ id: 'PurchaseResult' });

/** Guest controller: the form of one's own card, checked and ordered. The name is the platform's. */
export const purchaseCalls = {
  processMuseumCard: change(
    'Order a card for oneself',
    z.object({ inputData: purchaseInputSchema, validateOnly: z.boolean().default(false) }),
    purchaseResult,
  ),
};
