import { z } from 'zod';
import { CARD_STATES } from '../../domain/card/card-state.ts';
import { NUMBER_ORIGINS } from '../../domain/card/number-origin.ts';
import { REPLACE_REASONS } from '../../domain/card/why-replaced.ts';
import { needs, read } from '../call/call.ts';
import { planPart } from '../call/wire-values.ts';
import { holdersPage } from '../my-card/my-card-calls.ts';
import { myOrder } from '../my-card/my-orders-calls.ts';
import { pageOfLines, refundable, timeCounts, timeInput } from './time.ts';

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  yearOfBirth: z.int().nullable(),
  language: z.enum(['fi', 'sv', 'en']),
  customerSince: z.number(),
  emailAddress: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The same as form values. */
  home: z.object({
    streetAddress: z.string(),
    zipCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  card: z
    .object({
      customerNumber: z.string(),
      /** All numbers it has had, the current one first. */
      numbers: z.array(
        z.object({
          customerNumber: z.string(),
          origin: z.enum(NUMBER_ORIGINS),
          givenAt: z.number(),
          /** Replaced since then and no longer admitted; null: the current one. */
          blockedAt: z.number().nullable(),
          why: z.enum(REPLACE_REASONS).nullable(),
        }),
      ),
      state: z.enum(CARD_STATES),
      until: z.iso.date().nullable(),
      /** Reasons for the last valid day, one sentence each. */
      sentences: z.array(z.string()),
      visitCount: z.int(),
      isDiaryHidden: z.boolean(),
    })
    .nullable(),
  /** The running monthly contract with all its instalments: paid, late and future. */
  instalments: z.array(z.enum(['paid', 'late', 'coming'])),
  /** A contract with unpaid instalments; null: none. */
  contract: z.object({ id: z.uuid(), due: planPart, later: planPart }).nullable(),
  /** The person's payments, newest first. */
  refundable: z.array(refundable),
  /** Day of the requested account deletion. */
  leavesOn: z.iso.date().nullable(),
  /** The account into which this one was merged; null: not merged. */
  joinedInto: z.uuid().nullable(),
  /** Staff notes, newest first. */
  notes: z.array(
    z.object({
      id: z.uuid(),
      words: z.string(),
      writtenAt: z.number(),
      by: z.string().nullable(),
    }),
  ),
  counts: timeCounts,
});

/**
 * Back office: all data of one person, and the history of a payment. Opening a person is logged and visible to them.
 */
export const personCalls = {
  getPerson: needs(
    'person.view',
    read('A person with card, contract and payments', z.object({ id: z.uuid() }), person),
  ),
  /** Read-only with the caller's own rights: no customer session is created. Logged and visible to the person. */
  viewAsPerson: needs(
    'person.view',
    read(
      'The pages of a person as they see them',
      z.object({ id: z.uuid() }),
      z.object({
        id: z.uuid(),
        name: z.string(),
        firstName: z.string(),
        language: z.enum(['fi', 'sv', 'en']),
        page: holdersPage,
        /** Counted even when the diary is hidden. */
        visitCount: z.int(),
        /** The latest diary entries; empty when hidden. */
        visits: z.array(
          z.object({ id: z.uuid(), visitedOn: z.iso.date(), museum: z.string(), town: z.string() }),
        ),
        /** As on the person's order page, newest first. */
        orders: z.array(myOrder.omit({ receiptUrl: true, paymentKey: true })),
        /** E-mails sent to the person's addresses by letter name, newest first. */
        letters: z.array(z.object({ id: z.uuid(), name: z.string(), sentAt: z.number() })),
      }),
    ),
  ),
  getTimeOfPerson: needs('person.view', read('The history of a person', timeInput, pageOfLines)),
  /** As sent; null when the text has been erased or holds a secret. */
  getLetter: needs(
    'person.view',
    read(
      'A letter to a person as it was sent',
      z.object({ id: z.uuid(), personId: z.uuid() }),
      z.object({ letter: z.object({ subject: z.string(), text: z.string() }).nullable() }),
    ),
  ),
  getPaymentStory: needs(
    'payment.view',
    read(
      'How a payment came about',
      z.object({ id: z.uuid() }),
      z.object({
        id: z.uuid(),
        orderNumber: z.string(),
        stamp: z.string(),
        transactionId: z.string().nullable(),
        providerType: z.string(),
        amount: z.number(),
        state: z.string(),
        createdAt: z.number(),
        settledAt: z.number().nullable(),
        refunds: z.array(
          z.object({
            id: z.uuid(),
            reason: z.string(),
            amount: z.number(),
            state: z.string().nullable(),
          }),
        ),
        /** Refundable part; null: nothing. */
        refundable: refundable.nullable(),
        orders: z.array(
          z.object({
            id: z.uuid(),
            kind: z.string(),
            amount: z.number(),
            isFulfilled: z.boolean(),
            /** For an order that is paid monthly. */
            isInstalment: z.boolean(),
            personId: z.uuid().nullable(),
            customerNumber: z.string().nullable(),
          }),
        ),
        counts: timeCounts,
      }),
    ),
  ),
  getTimeOfPayment: needs('payment.view', read('The history of a payment', timeInput, pageOfLines)),
  /** As sent; null when the text has been erased or holds a secret. */
  getLetterOfPayment: needs(
    'person.view',
    read(
      'A letter about a payment as it was sent',
      z.object({ id: z.uuid(), paymentId: z.uuid() }),
      z.object({ letter: z.object({ subject: z.string(), text: z.string() }).nullable() }),
    ),
  ),
};
