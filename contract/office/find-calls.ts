import { z } from 'zod';
import { CARD_STATES } from '../../domain/card/card-state.ts';
import { LONGEST_QUERY } from '../../domain/office/search-query.ts';
import { needs, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';
import { MATCH_REASONS } from '../page/search-hit.ts';

const reason = z
  .object({
    reason: z.enum(MATCH_REASONS),
    /** What was found, as it stands there. */
    shown: z.string(),
    /** The part of the question that it answers. */
    typed: z.string(),
    /** Of a name: how many letters are other than was typed. */
    lettersApart: z.int(),
    isBeginning: z.boolean(),
    /** When it ceased to be so; null: it is so now. */
    endedAt: z.number().nullable(),
  })
  .meta({ id: 'FoundBy' });

/** group: every word fits, fits in another spelling, or all but one fit. */
const found = { group: z.enum(['all', 'near', 'guess']), reasons: z.array(reason) };
/** Euros. */
const amount = z.number();

const hit = z.discriminatedUnion('subject', [
  z.object({
    ...found,
    subject: z.literal('person'),
    id: z.uuid(),
    name: z.string(),
    yearOfBirth: z.int().nullable(),
    city: z.string(),
    customerNumber: z.string().nullable(),
    /** What the picture of the card is drawn from. */
    ryijySeed: z.number().nullable(),
    card: z.object({ state: z.enum(CARD_STATES), until: z.iso.date().nullable() }).nullable(),
    isInstalmentLate: z.boolean(),
    isLeaving: z.boolean(),
    /** Masked: opening the person is a look that they see. */
    email: z.string(),
    phone: z.string(),
  }),
  z.object({
    ...found,
    subject: z.literal('order'),
    id: z.uuid(),
    kind: z.enum(['standard', 'gift', 'renewal', 'companyOrder']),
    orderNumber: z.string().nullable(),
    paymentId: z.uuid().nullable(),
    paymentState: z.string().nullable(),
    amount,
    units: z.int(),
    createdAt: z.number(),
    name: z.string(),
    /** Of a gift: each of an order’s gifts is a hit of its own. */
    recipientName: z.string().nullable(),
  }),
  z.object({
    ...found,
    subject: z.literal('payment'),
    id: z.uuid(),
    orderNumber: z.string(),
    amount,
    state: z.string(),
    providerType: z.string(),
    createdAt: z.number(),
  }),
  z.object({ ...found, subject: z.literal('museum'), id: z.uuid(), name: z.string() }),
  z.object({
    ...found,
    subject: z.literal('clientLog'),
    id: z.string(),
    entries: z.int(),
    at: z.number(),
  }),
]);

/** Back office: one question for people, orders, payments, companies and museums. */
export const findCalls = {
  findInOffice: needs(
    'person.find',
    read(
      'Search people, cards, orders and payments',
      z.object({ question: text(LONGEST_QUERY) }),
      z.object({
        /** The best first, 50 at most. */
        hits: z.array(hit),
        hasMore: z.boolean(),
        /** What was understood of the question. */
        understood: z.array(
          z.object({
            typed: z.string(),
            kind: z.enum(['word', 'email', 'digits', 'phone', 'orderNumber', 'businessId', 'code']),
          }),
        ),
      }),
    ),
  ),
};
