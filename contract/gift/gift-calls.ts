import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { POSTED_TO } from '../../domain/gift/gift-form.ts';
import { LIMITS } from '../../domain/scheme/topic/limits.ts';
import { change } from '../call/call.ts';
import { euros, typedText as text } from '../call/wire-values.ts';
import { noOrTypedAddress } from '../person/postal-address.ts';

const id = z.uuid();
/** Generous limit: the scheme's own limit is reported by the form rules. */
const MOST_ROWS = LIMITS.giftsInOrder.most;

// Any hour: the form rules report which ones are offered.
const hour = z.int().min(0).max(100);
const sendTime = { deliveryDate: text.nullish(), deliveryHour: hour.nullish() };
const buyer = z
  .object({
    firstName: text,
    lastName: text,
    emailAddress: text,
    phone: text.default(''),
    language: z.enum(LANGUAGES),
  })
  .meta({ id: 'GiftBuyer' });
const common = {
  campaignCode: text.optional(),
  museumCardConditionsAccepted: z.boolean(),
  /** The version of the terms that the form showed. Omitted: today's. */
  conditionsVersion: text.optional(),
  /** Price from the check. Never charged: a difference is reported to the buyer. */
  purchasePrice: euros.optional(),
};

const digitalRecipient = z.object({
  recipientName: text,
  recipientEmail: text,
  greeting: text.default(''),
  ...sendTime,
});
export const digitalGiftInput = z.object({
  ...common,
  buyer,
  recipients: z.array(digitalRecipient).max(MOST_ROWS),
});

const postedRecipient = z.object({
  recipientName: text,
  greeting: text.default(''),
  ...noOrTypedAddress,
});
export const envelopeGiftInput = z.object({
  ...common,
  buyer: buyer.extend(noOrTypedAddress),
  /** Whose address is on the envelopes. */
  deliverTo: z.enum(POSTED_TO).nullish(),
  recipients: z.array(postedRecipient).max(MOST_ROWS),
});

/** The check answers with prices or field errors; the creation with the new ids. */
const giftResult = z
  .object({
    isDigitalGift: z.boolean(),
    numberOfUnits: z.number().int(),
    /** Price of one gift. */
    unitPrice: euros.nullable(),
    /** Total before campaigns, and the total to pay. */
    price: euros.nullable(),
    purchasePrice: euros.nullable(),
    /** Length of validity of each card, including a campaign's months. */
    validityMonths: z.int().nullable().default(null),
    /** Shown beside a reduced price: the lowest price of the previous thirty days. */
    priorPriceNote: z.string().nullable().default(null),
    validationError: z.string().nullable(),
    purchaseMuseumCardEventIds: z.array(id).default([]),
    renewalMuseumCardEventId: id.nullable().default(null),
    buyerPersonAccountId: id.nullable().default(null),
    buyerContactId: id.nullable().default(null),
    renewalPaymentScenario: z.string().nullable().default(null),
  })
  .meta({ id: 'GiftOrderResult' });

/** Guest controller: gifts. The platform prescribes the names. */
export const giftCalls = {
  processDigitalGiftPurchase: change(
    'Order gift cards that are sent by mail',
    z.object({ inputData: digitalGiftInput, validateOnly: z.boolean().default(false) }),
    giftResult,
  ),
  processEnvelopeGiftPurchase: change(
    'Order gift cards that are posted in an envelope',
    z.object({ inputData: envelopeGiftInput, validateOnly: z.boolean().default(false) }),
    giftResult,
  ),
};
