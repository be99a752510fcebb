import { z } from 'zod';
import { change, read } from '../call/call.ts';
import { recordSchema } from '../call/record-api.ts';

/** A code as one SVG path on a grid of its own: dark modules or bars. */
const drawnCode = z
  .object({ width: z.int(), height: z.int(), path: z.string() })
  .meta({ id: 'DrawnCode' });

/** What a holder sees on Oma Museokortti. */
export const holdersPage = z
  .object({
    /** When this was asked, in epoch milliseconds: a card shown without a network says how old it is. */
    checkedAt: z.number(),
    card: z
      .object({
        record: recordSchema,
        qr: drawnCode,
        barcode: drawnCode,
        /** Euros: what the card cost for the year that runs. */
        yearPrice: z.number().nullable(),
        /** The day that year began. */
        yearStartsOn: z.iso.date().nullable(),
        isDiaryHidden: z.boolean(),
        /** What more time costs today, in euros; null when no prices are set. */
        extension: z
          .object({
            year: z.number(),
            month: z.number(),
            monthsTogether: z.number(),
            /** What somebody new pays for a year. */
            newCard: z.number(),
            /** The last day after a renewal today; null: the time begins with the first visit. */
            newEnd: z.iso.date().nullable(),
          })
          .nullable(),
        /** An instalment is unpaid: from this day on the card opens no doors unless it is paid. */
        stopsOn: z.iso.date().nullable(),
        /** Euros: what is due of the contract, unpaid instalments included. */
        dueAmount: z.number(),
        /** So many instalments of it. */
        dueCount: z.int(),
        /** The plastic card that is being made or has just been posted; null: none was ordered, or it came long ago. */
        plastic: z
          .object({
            state: z.enum(['ordered', 'inProduction', 'posted']),
            orderedOn: z.iso.date(),
            postedOn: z.iso.date().nullable(),
          })
          .nullable(),
        visitCount: z.int(),
        /** In the card year that runs; true when the diary is hidden. */
        hasVisited: z.boolean(),
      })
      .nullable(),
    /** One that was activated waits for its owner to show an address. */
    waitingCard: z
      .object({ firstName: z.string(), activatedAt: z.number(), isOfOwnAddress: z.boolean() })
      .nullable(),
    /** A payment is being confirmed: for the card, where there is none yet, or for more time of it. */
    isBeingPaid: z.boolean(),
    /** The holder has asked for the account to be deleted: it is on this day, with the card. */
    deletionOn: z.iso.date().nullable(),
  })
  .meta({ id: 'HoldersPage' });

/** The signed-in person's own card. Its fields and its visits are records: the data layer reads them. */
export const myCardCalls = {
  getMyCard: read('The signed-in person’s card', z.object({}), holdersPage),
  /** Newest first; nothing when the diary is hidden. */
  getMyVisitIds: read(
    'The visits of the signed-in person’s card',
    z.object({}),
    z.object({ visitIds: z.array(z.uuid()) }),
  ),
  /** One sentence an entry; the last one ends on the day that the card does. */
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
  /** Visits lose their card and stay in the museums' numbers. */
  forgetDiary: change('Forget the visit diary', z.object({}), z.object({ forgotten: z.int() })),
};
