import { z } from 'zod';
import { ACTION_KINDS } from '../../domain/office/actions.ts';
import { TIME_KINDS, TIME_LINES } from '../../domain/office/line-of-time.ts';
import { LAST_INSTANT, text } from '../call/wire-values.ts';

/** One thing that happened. What it means is said by the texts; values are as they stand in the database. */
const line = z
  .object({
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
    /** Of looks at the person, folded into one line: each of them, newest first. */
    looks: z.array(z.object({ at: z.number(), subject: z.string(), by: z.string().nullable() })),
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
        /** Why not, while its time is not over. */
        undoFault: z.string().nullable(),
        /** Whoever looks did it. */
        isOwn: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'HistoryLine' });

/** Whose line of time, which kind of it, and from where on. */
export const timeInput = z.object({
  id: z.uuid(),
  kind: z.enum(TIME_KINDS).optional(),
  /** From this line on: the time and key of the last one that is known. */
  beforeAt: z.coerce.number().int().min(0).max(LAST_INSTANT).optional(),
  beforeLine: text(80).optional(),
});

/** Newest first, 15 at once. */
export const pageOfLines = z
  .object({ lines: z.array(line), hasMore: z.boolean() })
  .meta({ id: 'History' });

/** How many lines there are of each kind. */
export const timeCounts = z.record(z.enum(TIME_KINDS), z.int()).meta({ id: 'HistoryCounts' });

/** A payment of which something is left. Euros. */
export const refundable = z
  .object({
    paymentId: z.uuid(),
    orderNumber: z.string(),
    paidAt: z.number(),
    left: z.number(),
  })
  .meta({ id: 'RefundablePayment' });
