import { z } from 'zod';
import { CARD_STATES } from '../domain/card/card-state.ts';
import { ACTION_KINDS } from '../domain/office/actions.ts';
import { TIME_KINDS, TIME_LINES } from '../domain/office/line-of-time.ts';
import { needs, read } from './call.ts';
import { LAST_INSTANT, text } from './wire-values.ts';

/** One thing that happened. What it means is said by the texts; values are as they stand in the database. */
const line = z.object({
  /** Its address on the page; the same for good. */
  key: z.string(),
  kind: z.enum(TIME_KINDS),
  what: z.enum(TIME_LINES),
  at: z.number(),
  /** Euros. */
  amount: z.number().nullable(),
  /** A state, kind or reason, by its name in the code. */
  state: z.string().nullable(),
  /** A number, name or address that people read. */
  shown: z.string().nullable(),
  count: z.int().nullable(),
  /** What it leads to: the payment, order or letter. */
  targetId: z.string().nullable(),
  /** Of what staff did: who, why, and whether the one who looks can undo it now. */
  action: z
    .object({
      kind: z.enum(ACTION_KINDS),
      member: z.string().nullable(),
      /** The second person, where one was needed. */
      approver: z.string().nullable(),
      reason: z.string().nullable(),
      isUndo: z.boolean(),
      isUndone: z.boolean(),
      canUndo: z.boolean(),
    })
    .nullable(),
});

/** A payment of which something is left. Euros. */
const refundable = z.object({
  paymentId: z.uuid(),
  orderNumber: z.string(),
  paidAt: z.number(),
  left: z.number(),
});

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
  card: z
    .object({
      customerNumber: z.string(),
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
  contract: z.object({ id: z.uuid(), nextDueOn: z.iso.date(), restAmount: z.number() }).nullable(),
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
  counts: z.record(z.enum(TIME_KINDS), z.int()),
});

const notification = z.object({
  at: z.number(),
  lastAt: z.number(),
  channel: z.string(),
  way: z.string(),
  status: z.string().nullable(),
  /** What followed, by its name in the code. */
  verdict: z.string().nullable(),
  /** How often the same came; all but the first changed nothing. */
  times: z.int(),
});

/** Back office: everything of one person, and how a payment came about. Opening a person is a look that they see. */
export const personCalls = {
  getPerson: needs('person.view', read(z.object({ id: z.uuid() }), person)),
  getTimeOfPerson: needs(
    'person.view',
    read(
      z.object({
        id: z.uuid(),
        kind: z.enum(TIME_KINDS).optional(),
        /** From this line on: the time and key of the last one that is known. */
        beforeAt: z.coerce.number().int().min(0).max(LAST_INSTANT).optional(),
        beforeLine: text(80).optional(),
      }),
      /** Newest first, 15 at once. */
      z.object({ lines: z.array(line), hasMore: z.boolean() }),
    ),
  ),
  /** As it was sent; null when its words are not kept any more, or hold a secret. */
  getLetter: needs(
    'person.view',
    read(
      z.object({ id: z.uuid(), personId: z.uuid() }),
      z.object({ letter: z.object({ subject: z.string(), text: z.string() }).nullable() }),
    ),
  ),
  getPaymentStory: needs(
    'payment.view',
    read(
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
            personId: z.uuid().nullable(),
            customerNumber: z.string().nullable(),
          }),
        ),
        notifications: z.array(notification),
      }),
    ),
  ),
};
