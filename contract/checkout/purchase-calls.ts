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
  /** The version of the terms that the form showed. Omitted: today's. */
  conditionsVersion: typedText.optional(),
  plasticCardOptOut: z.boolean(),
  paymentBillingType: z.enum(BILLING_TYPES),
  /** Price from the check. Never charged: a difference is reported to the buyer. */
  purchasePrice: euros.optional(),
});

/** The check answers with a price or field errors; the creation with the new ids. */
export const purchaseResult = z
  .object({
    purchasePrice: euros.nullable(),
    validationError: z.string().nullable(),
    /** Length of validity, including a campaign's months. */
    validityMonths: z.int().nullable().default(null),
    /** Shown beside a reduced price: the lowest price of the previous thirty days. */
    priorPriceNote: z.string().nullable().default(null),
    purchaseMuseumCardEventIds: z.array(id).default([]),
    renewalMuseumCardEventId: id.nullable().default(null),
    buyerPersonAccountId: id.nullable().default(null),
    buyerContactId: id.nullable().default(null),
    renewalPaymentScenario: z.string().nullable().default(null),
    /** Refused because an earlier payment is still being confirmed: URL of that payment's page. */
    pendingPaymentUrl: z.string().nullable().default(null),
  })
  .meta({ id: 'PurchaseResult' });

/** Guest controller: checks and orders the buyer's own card. The platform prescribes the name. */
export const purchaseCalls = {
  processMuseumCard: change(
    'Order a card for oneself',
    z.object({ inputData: purchaseInputSchema, validateOnly: z.boolean().default(false) }),
    purchaseResult,
  ),
};
