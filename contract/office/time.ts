import { z } from 'zod';
import { ACTION_KINDS } from '../../domain/office/actions.ts';
import { TIME_KINDS, TIME_LINES } from '../../domain/office/line-of-time.ts';
import { LAST_INSTANT, text } from '../call/wire-values.ts';

/** One event. Texts explain its meaning; values are as stored in the database. */
const line = z
  .object({
    /** Anchor on the page; never changes. */
    key: z.string(),
    kind: z.enum(TIME_KINDS),
    what: z.enum(TIME_LINES),
    at: z.number(),
    /** Euros. */
    amount: z.number().nullable(),
    /** Code name of a state, kind or reason. */
    state: z.string().nullable(),
    /** A readable number, name or address. */
    shown: z.string().nullable(),
    count: z.int().nullable(),
    /** For repeated access to the person, folded into one line: every access, newest first. */
    looks: z.array(z.object({ at: z.number(), subject: z.string(), by: z.string().nullable() })),
    /** Link target: the payment, order or letter. */
    targetId: z.string().nullable(),
    /** For staff actions: who, why, and whether the caller can undo it now. */
    action: z
      .object({
        kind: z.enum(ACTION_KINDS),
        member: z.string().nullable(),
        /** The second person, if one was required. */
        approver: z.string().nullable(),
        reason: z.string().nullable(),
        isUndo: z.boolean(),
        isUndone: z.boolean(),
        canUndo: z.boolean(),
        /** Why it cannot be undone, within the undo period. */
        undoFault: z.string().nullable(),
        /** Done by the caller. */
        isOwn: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'HistoryLine' });

/** Whose timeline, which kinds of event, and the page's start. */
export const timeInput = z.object({
  id: z.uuid(),
  kind: z.enum(TIME_KINDS).optional(),
  /** Start after this event: time and key of the last one received. */
  beforeAt: z.coerce.number().int().min(0).max(LAST_INSTANT).optional(),
  beforeLine: text(80).optional(),
});

/** Newest first, 15 per page. */
export const pageOfLines = z
  .object({ lines: z.array(line), hasMore: z.boolean() })
  .meta({ id: 'History' });

/** Number of events of each kind. */
export const timeCounts = z.record(z.enum(TIME_KINDS), z.int()).meta({ id: 'HistoryCounts' });

/** A payment that is not fully refunded. Euros. */
export const refundable = z
  .object({
    paymentId: z.uuid(),
    orderNumber: z.string(),
    paidAt: z.number(),
    left: z.number(),
    isCompany: z.boolean(),
  })
  .meta({ id: 'RefundablePayment' });
