import { z } from 'zod';
import { CARD_STATES } from '../../domain/card/card-state.ts';
import { LONGEST_QUERY } from '../../domain/office/search-query.ts';
import { needs, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';
import { MATCH_REASONS } from '../page/search-hit.ts';

const reason = z
  .object({
    reason: z.enum(MATCH_REASONS),
    /** The matching value as stored. */
    shown: z.string(),
    /** The part of the query that it matches. */
    typed: z.string(),
    /** For a name: number of differing letters. */
    lettersApart: z.int(),
    isBeginning: z.boolean(),
    /** End of its use (a former name or address); null: current. */
    endedAt: z.number().nullable(),
  })
  .meta({ id: 'FoundBy' });

/** group: all words match, match with typos, or all but one match. */
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
    /** Data for the card picture. */
    ryijySeed: z.number().nullable(),
    card: z.object({ state: z.enum(CARD_STATES), until: z.iso.date().nullable() }).nullable(),
    isInstalmentLate: z.boolean(),
    isLeaving: z.boolean(),
    /** Masked: opening the person is logged and visible to them. */
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
    /** For a gift: every gift of an order is a separate hit. */
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

/** Back office: one search for people, orders, payments, companies and museums. */
export const findCalls = {
  findInOffice: needs(
    'person.find',
    read(
      'Search people, cards, orders and payments',
      z.object({ question: text(LONGEST_QUERY) }),
      z.object({
        /** Best match first, at most 50. */
        hits: z.array(hit),
        hasMore: z.boolean(),
        /** How the query was interpreted. */
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
