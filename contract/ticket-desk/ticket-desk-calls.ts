import { z } from 'zod';
import { change, needs, read } from '../call/call.ts';
import { epochMs, text } from '../call/wire-values.ts';

// Allows for spaces and scanner characters; the number itself has sixteen digits.
const customerNumber = text(100);

const verdict = z
  .object({
    verdict: z.enum([
      'valid',
      'visitedToday',
      'expired',
      'notActive',
      'onHold',
      'blocked',
      'refunded',
      'replaced',
      'unknown',
    ]),
    /** Explanation in the clerk's language. */
    message: z.string(),
    /** Name to compare with an ID; only for a card that is admitted. */
    holder: z
      .object({ name: z.string(), yearOfBirth: z.number(), checkIdentity: z.string() })
      .nullable(),
    /** The last valid day, or null when the card has not begun or is unknown. */
    validUntil: z.iso.date().nullable(),
    ryijySeed: z.number().nullable(),
  })
  .meta({ id: 'DeskVerdict' });

const museum = z.object({ id: z.uuid(), name: z.string() });

/** The ticket desk of a museum. Card numbers are sent in the body, because URLs end up in logs. */
export const ticketDeskCalls = {
  /** Museum of this desk. Null: staff check cards anywhere and record no visits. */
  getDesk: needs(
    'desk.check',
    read(
      'Where this ticket desk stands',
      z.object({}),
      z.object({
        museum: museum.nullable(),
        /** For a clerk of several museums. */
        museums: z.array(museum),
        today: z.iso.date(),
        visitsToday: z.number().int(),
      }),
    ),
  ),
  /** The clerk's current museum in this browser. */
  chooseMuseum: needs(
    'desk.check',
    change(
      'Choose the museum of this browser’s ticket desk',
      z.object({ museumId: z.uuid() }),
      z.object({ museum }),
    ),
  ),
  /** The key that hashes numbers as in the card list, and the one that encrypts queued numbers. */
  getListKeys: needs(
    'desk.record',
    change(
      'The keys of the card list for work without a network',
      z.object({}),
      z.object({ edition: z.string(), listKey: z.base64(), sealingKey: z.base64() }),
    ),
  ),
  checkCustomerNumber: needs(
    'desk.check',
    change('Check whether a card lets its holder in', z.object({ customerNumber }), verdict),
  ),
  recordVisit: needs(
    'desk.record',
    change(
      'Record a visit',
      z.object({
        /** Or encrypted, from the queue of an offline desk. */
        customerNumber: customerNumber.optional(),
        sealedNumber: z.base64url().max(400).optional(),
        /** Created by the device, so that a repeated call records one visit. */
        visitId: z.uuid(),
        /** Museum of the recording desk: refused in a session of another museum on the same device. */
        museumId: z.uuid().optional(),
        /** The clerk confirms a second visit on the same day. */
        isRepeat: z.boolean().default(false),
        /** Time of a visit recorded offline: at most a week ago, in epoch milliseconds. */
        visitedAt: epochMs.optional(),
      }),
      verdict.extend({ isRecorded: z.boolean(), visitsToday: z.number().int() }),
    ),
  ),
  undoVisit: needs(
    'desk.record',
    change(
      'Undo a visit',
      z.object({ visitId: z.uuid() }),
      z.object({ isUndone: z.boolean(), visitsToday: z.number().int() }),
    ),
  ),
};
