import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { POSTED_TO } from '../../domain/gift/gift-form.ts';
import { LIMIT_BOUNDS } from '../../domain/scheme/fact-plan.ts';
import { change } from '../call/call.ts';
import { euros, typedText as text } from '../call/wire-values.ts';
import { noOrTypedAddress } from '../person/postal-address.ts';

const id = z.uuid();
/** How many may be given at once, the scheme's limit says in words. */
const MOST_ROWS = LIMIT_BOUNDS.giftsInOrder.most;

// Which hours there are, the form's rules say in words.
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
  /** The terms that the form showed. Left out: those of today. */
  conditionsVersion: text.optional(),
  /** What the check answered. Never used as a price: a difference is told, not charged. */
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
  /** Whose address stands on the envelopes. */
  deliverTo: z.enum(POSTED_TO).nullish(),
  recipients: z.array(postedRecipient).max(MOST_ROWS),
});

/** The check answers with prices or with what is wrong; the creation with the ids of what was made. */
const giftResult = z
  .object({
    isDigitalGift: z.boolean(),
    numberOfUnits: z.number().int(),
    /** One gift as it is paid for. */
    unitPrice: euros.nullable(),
    /** All of them before any campaign, and what is paid. */
    price: euros.nullable(),
    purchasePrice: euros.nullable(),
    /** How long each card lasts, a campaign's months included. */
    validityMonths: z.int().nullable().default(null),
    /** Beside a reduced price: the lowest one of the thirty days before, in words. */
    priorPriceNote: z.string().nullable().default(null),
    validationError: z.string().nullable(),
    purchaseMuseumCardEventIds: z.array(id).default([]),
    renewalMuseumCardEventId: id.nullable().default(null),
    buyerPersonAccountId: id.nullable().default(null),
    buyerContactId: id.nullable().default(null),
    renewalPaymentScenario: z.string().nullable().default(null),
  })
  .meta({ id: 'GiftOrderResult' });

/** Guest controller: gifts. The names are the platform's. */
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
