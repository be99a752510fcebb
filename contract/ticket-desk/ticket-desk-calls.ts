import { z } from 'zod';
import { change, needs, read } from '../call/call.ts';
import { epochMs, text } from '../call/wire-values.ts';

// Allows for spaces and whatever a scanner adds; the number itself has sixteen digits.
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
    /** What it means, in the clerk's language. */
    message: z.string(),
    /** Whose ID to check; only for a card that lets its holder in. */
    holder: z
      .object({ name: z.string(), yearOfBirth: z.number(), checkIdentity: z.string() })
      .nullable(),
    /** The last day, or null when the card has not begun or is not known. */
    validUntil: z.iso.date().nullable(),
    ryijySeed: z.number().nullable(),
  })
  .meta({ id: 'DeskVerdict' });

const museum = z.object({ id: z.uuid(), name: z.string() });

/** The ticket desk of a museum. Numbers travel in the body: addresses end up in logs. */
export const ticketDeskCalls = {
  /** Where this desk stands. No museum: staff may check cards anywhere and record nothing. */
  getDesk: needs(
    'desk.check',
    read(
      'Where this ticket desk stands',
      z.object({}),
      z.object({
        museum: museum.nullable(),
        /** Those of a clerk who serves several. */
        museums: z.array(museum),
        today: z.iso.date(),
        visitsToday: z.number().int(),
      }),
    ),
  ),
  /** Which of their museums the clerk is at, in this browser. */
  chooseMuseum: needs(
    'desk.check',
    change(
      'Choose the museum of this browser’s ticket desk',
      z.object({ museumId: z.uuid() }),
      z.object({ museum }),
    ),
  ),
  /** The key that hashes numbers as the card list does, and the one that encrypts queued numbers. */
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
        /** Or encrypted, as an offline desk queued it. */
        customerNumber: customerNumber.optional(),
        sealedNumber: z.base64url().max(400).optional(),
        /** Made by the device: a visit that is sent twice is one visit. */
        visitId: z.uuid(),
        /** The museum of the desk that recorded it: a session of another museum on the same device is refused. */
        museumId: z.uuid().optional(),
        /** The clerk means it: the second visit of the same day. */
        isRepeat: z.boolean().default(false),
        /** When it took place, of a visit let in without a network: at most a week ago, in epoch milliseconds. */
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
