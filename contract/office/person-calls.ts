import { z } from 'zod';
import { CARD_STATES } from '../../domain/card/card-state.ts';
import { NUMBER_ORIGINS } from '../../domain/card/number-origin.ts';
import { WHY_REPLACED } from '../../domain/card/why-replaced.ts';
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
  /** The same, as a form asks for it. */
  home: z.object({
    streetAddress: z.string(),
    zipCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  card: z
    .object({
      customerNumber: z.string(),
      /** Every number that it has had, the present one first. */
      numbers: z.array(
        z.object({
          customerNumber: z.string(),
          origin: z.enum(NUMBER_ORIGINS),
          givenAt: z.number(),
          /** Since then it lets nobody in; null: the present one. */
          blockedAt: z.number().nullable(),
          why: z.enum(WHY_REPLACED).nullable(),
        }),
      ),
      state: z.enum(CARD_STATES),
      until: z.iso.date().nullable(),
      /** Why it is valid until its day, a sentence a cause. */
      sentences: z.array(z.string()),
      visitCount: z.int(),
      isDiaryHidden: z.boolean(),
    })
    .nullable(),
  /** The running monthly contract: each instalment paid, late or coming. */
  instalments: z.array(z.enum(['paid', 'late', 'coming'])),
  /** The contract that is not paid up; null: none. */
  contract: z.object({ id: z.uuid(), due: planPart, later: planPart }).nullable(),
  /** What the person paid, newest first. */
  refundable: z.array(refundable),
  /** The day on which the account goes, when the person asked for it. */
  leavesOn: z.iso.date().nullable(),
  /** The account that this one was joined into; null: it stands by itself. */
  joinedInto: z.uuid().nullable(),
  /** What staff wrote down, newest first. */
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

/** Back office: everything of one person, and how a payment came about. Opening a person is a look that they see. */
export const personCalls = {
  getPerson: needs(
    'person.view',
    read('A person with card, contract and payments', z.object({ id: z.uuid() }), person),
  ),
  /** Read-only, under the right of whoever looks: no session of the customer is made. A look that they see. */
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
        /** Also of a hidden diary, of which nothing else is told. */
        visitCount: z.int(),
        /** The newest of the diary; none of a hidden one. */
        visits: z.array(
          z.object({ id: z.uuid(), visitedOn: z.iso.date(), museum: z.string(), town: z.string() }),
        ),
        /** As on the page of their orders, newest first. */
        orders: z.array(myOrder.omit({ receiptUrl: true, paymentKey: true })),
        /** What was sent to the addresses of the person, newest first, by name. */
        letters: z.array(z.object({ id: z.uuid(), name: z.string(), sentAt: z.number() })),
      }),
    ),
  ),
  getTimeOfPerson: needs('person.view', read('The history of a person', timeInput, pageOfLines)),
  /** As it was sent; null when its words are not kept any more, or hold a secret. */
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
        /** What can still go back; null: nothing. */
        refundable: refundable.nullable(),
        orders: z.array(
          z.object({
            id: z.uuid(),
            kind: z.string(),
            amount: z.number(),
            isFulfilled: z.boolean(),
            /** Of an order that is paid month by month. */
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
  /** As it was sent; null when its words are not kept any more, or hold a secret. */
  getLetterOfPayment: needs(
    'person.view',
    read(
      'A letter about a payment as it was sent',
      z.object({ id: z.uuid(), paymentId: z.uuid() }),
      z.object({ letter: z.object({ subject: z.string(), text: z.string() }).nullable() }),
    ),
  ),
};
