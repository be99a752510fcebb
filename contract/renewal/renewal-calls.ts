import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { PAYMENT_SCENARIOS } from '../../domain/renewal/payment-scenario.ts';
import { change, read } from '../call/call.ts';
import { euros, planPart, text } from '../call/wire-values.ts';
import { PAYMENT_VIEWS } from '../checkout/payment-calls.ts';

const billing = z.enum(BILLING_TYPES);
const id = z.uuid();
const day = z.iso.date();
const code = text(100);

/** A payer's saved card, as far as it may be shown. */
const savedCard = z.object({ brand: z.string(), lastFour: z.string(), expiresOn: z.string() });

const option = z
  .object({
    /** The code that was given serves this way of paying. */
    isCodeGood: z.boolean(),
    listPrice: euros,
    /** What one payment costs with the campaign code. */
    price: euros,
    /** Of a reduced price: the lowest one of the thirty days before, in words. */
    priorPriceNote: z.string().nullable(),
    /** Null: the time begins with the first visit. */
    newEnd: day.nullable(),
  })
  .meta({ id: 'RenewalOption' });

const offer = z
  .object({
    assetId: id,
    personAccountId: id,
    validUntil: day.nullable(),
    isValid: z.boolean(),
    annually: option,
    monthly: option.extend({ total: euros }),
    /** The one that a monthly renewal is charged to. */
    savedCard: savedCard.nullable(),
    /** A monthly contract that is not paid up. */
    contract: z
      .object({
        id,
        lastDueOn: day,
        /** Due by today, and what comes later. */
        due: planPart,
        later: planPart,
        /** An instalment failed: from this day on the card opens no doors unless it is paid. */
        stopsOn: day.nullable(),
        isOnHold: z.boolean(),
      })
      .nullable(),
    /** A payment for more time is being confirmed: on its page; nothing is sold until it is known. */
    pendingPaymentUrl: z.string().nullable(),
  })
  .meta({ id: 'RenewalOffer' });

const charged = z
  .object({
    success: z.boolean(),
    /** Where the holder confirms in person (3-D Secure). */
    redirectUrl: z.string().nullable(),
    /** It may have been taken: nobody charges again until it is known. */
    isPending: z.boolean(),
  })
  .meta({ id: 'ChargeResult' });

const ofPayment = z.object({ assetId: id, paymentId: id });

/** Logged-in user controller: prolonging one's own card. The names are the platform's. */
export const renewalCalls = {
  renewMuseumCard: change(
    'Order a renewal of one’s own card',
    z.object({
      userDetails: z.object({
        museumCard: z.object({ Id: id }),
        /** What the page showed. Never used as a price: a difference is told, not charged. */
        renewalPriceValue: euros.optional(),
      }),
      /** The terms that the page showed. Left out: those of today. */
      conditionsVersion: code.optional(),
      campaignCode: code.nullish(),
      paymentBillingType: billing,
    }),
    z.object({
      purchasePrice: euros.nullable(),
      validationError: z.string().nullable(),
      purchaseMuseumCardEventIds: z.array(id).default([]),
      renewalMuseumCardEventId: id.nullable().default(null),
      buyerPersonAccountId: id.nullable().default(null),
      buyerContactId: id.nullable().default(null),
      renewalPaymentScenario: z.enum(PAYMENT_SCENARIOS).nullable().default(null),
    }),
  ),
  assignActivePaytrailTokenToPayment: change(
    'Pay with the saved payment card',
    ofPayment,
    z.object({ success: z.boolean() }),
  ),
  chargeToken: change('Charge the saved payment card', z.object({ paymentId: id }), charged),
  updateMuseumCardValidity: change(
    'Extend the card by a paid or free renewal',
    ofPayment,
    z.object({ success: z.boolean(), validUntil: day.nullable() }),
  ),
  getCardTokenizationParametersForRenewal: change(
    'Begin saving a payment card for a renewal',
    z.object({
      language: z.enum(['FI', 'SV', 'EN', ...LANGUAGES]),
      assetId: id,
      /** For instalments of a contract that runs: the browser comes back to its page. */
      isForPlan: z.boolean().default(false),
    }),
    z.object({
      url: z.string(),
      parameters: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  /** What the extend page shows: null for who holds no card. */
  getRenewalOffer: read(
    'How one’s own card can be extended, and for how much',
    z.object({ campaignCode: code.optional() }),
    z.object({
      /** Why the code that was given serves neither way of paying, in words. */
      campaignFault: z.string().nullable(),
      offer: offer.nullable(),
    }),
  ),
  /** What is due of one's contracts, charged to the saved card at once; asked again it tells how that stands. */
  payDueInstalments: change(
    'Pay the instalments that are due',
    z.object({
      /** Left out: of all of them. */
      contractId: id.optional(),
      /** As the button said it. Never used as a price: a difference is told, not charged. */
      amount: euros.optional(),
    }),
    charged.extend({
      /** Why not: this card is never charged again, or it may be tried later. */
      declined: z.enum(['never', 'later', 'ask']).nullable(),
    }),
  ),
  /** All that is left of a contract at once, charged to its saved card. */
  payRestOfContract: change(
    'Pay all that is left of the monthly contract',
    z.object({ contractId: id, amount: euros.optional() }),
    charged,
  ),
  /** How a renewal that left for a provider ended, by the key in its return address. */
  getRenewalResult: read(
    'How a renewal that left for a provider ended',
    z.object({ paymentKey: code }),
    z.object({ view: z.enum(PAYMENT_VIEWS), validUntil: day.nullable() }).nullable(),
  ),
};
