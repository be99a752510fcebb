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

/** Displayable part of a payer's saved card. */
const savedCard = z.object({ brand: z.string(), lastFour: z.string(), expiresOn: z.string() });

const option = z
  .object({
    /** The campaign code is valid for this billing type. */
    isCodeGood: z.boolean(),
    listPrice: euros,
    /** Price of one payment with the campaign code. */
    price: euros,
    /** Shown beside a reduced price: the lowest price of the previous thirty days. */
    priorPriceNote: z.string().nullable(),
    /** Null: validity starts with the first visit. */
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
    /** The saved card that pays a monthly renewal. */
    savedCard: savedCard.nullable(),
    /** A monthly contract with unpaid instalments. */
    contract: z
      .object({
        id,
        lastDueOn: day,
        /** Due by today, and due later. */
        due: planPart,
        later: planPart,
        /** An instalment failed: the day on which the card is suspended unless it is paid. */
        stopsOn: day.nullable(),
        isOnHold: z.boolean(),
      })
      .nullable(),
    /** A renewal payment is being confirmed (link to its page): nothing is sold until it is known. */
    pendingPaymentUrl: z.string().nullable(),
  })
  .meta({ id: 'RenewalOffer' });

const charged = z
  .object({
    success: z.boolean(),
    /** Address where the holder confirms the charge (3-D Secure). */
    redirectUrl: z.string().nullable(),
    /** The charge may have succeeded: no retry until its result is known. */
    isPending: z.boolean(),
  })
  .meta({ id: 'ChargeResult' });

const ofPayment = z.object({ assetId: id, paymentId: id });

/** Signed-in controller: renews the caller's own card. The platform prescribes the names. */
export const renewalCalls = {
  renewMuseumCard: change(
    'Order a renewal of one’s own card',
    z.object({
      userDetails: z.object({
        museumCard: z.object({ Id: id }),
        /** The price shown. Never charged: a difference is reported to the buyer. */
        renewalPriceValue: euros.optional(),
      }),
      /** The version of the terms shown. Omitted: today's. */
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
      /** For instalments of a running contract: the page to return to. */
      isForPlan: z.boolean().default(false),
    }),
    z.object({
      url: z.string(),
      parameters: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  /** Data of the renewal page: null without a card. */
  getRenewalOffer: read(
    'How one’s own card can be extended, and for how much',
    z.object({ campaignCode: code.optional() }),
    z.object({
      /** Why the campaign code is valid for neither billing type, as a sentence. */
      campaignFault: z.string().nullable(),
      offer: offer.nullable(),
    }),
  ),
  /** Charges due instalments to the saved card; a repeated call reports the status of that charge. */
  payDueInstalments: change(
    'Pay the instalments that are due',
    z.object({
      /** Omitted: all contracts. */
      contractId: id.optional(),
      /** The amount on the button. Never charged: a difference is reported. */
      amount: euros.optional(),
    }),
    charged.extend({
      /** Reason for failure: the card can never be charged again, or may be retried later. */
      declined: z.enum(['never', 'later', 'ask']).nullable(),
    }),
  ),
  /** Charges the whole remainder of a contract to its saved card. */
  payRestOfContract: change(
    'Pay all that is left of the monthly contract',
    z.object({ contractId: id, amount: euros.optional() }),
    charged,
  ),
  /** Result of a renewal payment, by the key in its return address. */
  getRenewalResult: read(
    'How a renewal that left for a provider ended',
    z.object({ paymentKey: code }),
    z.object({ view: z.enum(PAYMENT_VIEWS), validUntil: day.nullable() }).nullable(),
  ),
};
