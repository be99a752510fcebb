import { z } from 'zod';
import { change, read } from '../call/call.ts';
import { recordSchema } from '../call/record-api.ts';

/** A code as one SVG path on its own grid: dark modules or bars. */
const drawnCode = z
  .object({ width: z.int(), height: z.int(), path: z.string() })
  .meta({ id: 'DrawnCode' });

/** The holder's view of the card (Oma Museokortti). */
export const holdersPage = z
  .object({
    /** Time of the answer in epoch milliseconds, so that an offline card can show its age. */
    checkedAt: z.number(),
    card: z
      .object({
        record: recordSchema,
        qr: drawnCode,
        barcode: drawnCode,
        /** Euros: price paid for the current year. */
        yearPrice: z.number().nullable(),
        /** First day of that year. */
        yearStartsOn: z.iso.date().nullable(),
        isDiaryHidden: z.boolean(),
        /** Today's price of more time in euros; null when no prices are set. */
        extension: z
          .object({
            year: z.number(),
            month: z.number(),
            monthsTogether: z.number(),
            /** Yearly price for a new customer. */
            newCard: z.number(),
            /** Last valid day after a renewal today; null: validity starts with the first visit. */
            newEnd: z.iso.date().nullable(),
          })
          .nullable(),
        /** An instalment is unpaid: the day on which the card is suspended. */
        stopsOn: z.iso.date().nullable(),
        /** Euros due on the contract, including unpaid instalments. */
        dueAmount: z.number(),
        /** Number of instalments in that sum. */
        dueCount: z.int(),
        /** A plastic card in production or just posted; null: none ordered, or delivered long ago. */
        plastic: z
          .object({
            state: z.enum(['ordered', 'inProduction', 'posted']),
            orderedOn: z.iso.date(),
            postedOn: z.iso.date().nullable(),
          })
          .nullable(),
        visitCount: z.int(),
        /** Whether there is a visit in the current card year; true when the diary is hidden. */
        hasVisited: z.boolean(),
      })
      .nullable(),
    /** An activated card whose owner has not confirmed the e-mail address. */
    waitingCard: z
      .object({ firstName: z.string(), activatedAt: z.number(), isOfOwnAddress: z.boolean() })
      .nullable(),
    /** A payment is being confirmed: for a first card, or for more time. */
    isBeingPaid: z.boolean(),
    /** The holder has requested deletion of the account: the day on which it and the card end. */
    deletionOn: z.iso.date().nullable(),
  })
  .meta({ id: 'HoldersPage' });

/** The signed-in person's own card. Fields and visits are records, which the data layer reads. */
export const myCardCalls = {
  getMyCard: read('The signed-in person’s card', z.object({}), holdersPage),
  /** Newest first; empty when the diary is hidden. */
  getMyVisitIds: read(
    'The visits of the signed-in person’s card',
    z.object({}),
    z.object({ visitIds: z.array(z.uuid()) }),
  ),
  /** One sentence for each entry; the last one ends with the card. */
  getMyValidity: read(
    'Why the card is valid until its last day',
    z.object({}),
    z.object({ sentences: z.array(z.string()), validUntil: z.iso.date().nullable() }),
  ),
  setDiaryHidden: change(
    'Hide or show the visit diary',
    z.object({ isHidden: z.boolean() }),
    z.object({ isHidden: z.boolean() }),
  ),
  /** Visits are detached from the card and stay in the museums' statistics. */
  forgetDiary: change('Forget the visit diary', z.object({}), z.object({ forgotten: z.int() })),
};
