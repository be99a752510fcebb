import { z } from 'zod';
import { MOST_IN_PLASTIC_BATCH, REPRINT_REASONS } from '../../domain/card/plastic-card.ts';
import { change, needs, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

const plasticId = z.uuid();
const batchId = z.uuid();
const card = z
  .object({
    plasticId,
    /** Null: the holder has no account. */
    personId: z.uuid().nullable(),
    name: z.string(),
    customerNumber: z.string(),
    city: z.string(),
    /** Null: the first one of its order. */
    reprintReason: z.enum(REPRINT_REASONS).nullable(),
  })
  .meta({ id: 'PlasticCard' });
const batch = z
  .object({
    batchId,
    number: z.number().int(),
    /** Instants are in milliseconds. */
    madeAt: z.number(),
    producedAt: z.number().nullable(),
    count: z.number().int(),
    posted: z.number().int(),
    /** Withdrawn, blocked or reprinted since: they need not leave. */
    leftOut: z.number().int(),
    csvUrl: z.string(),
    pdfUrl: z.string(),
  })
  .meta({ id: 'PlasticBatch' });
const lateCard = card
  .extend({ orderedAt: z.number(), isAtPrinter: z.boolean() })
  .meta({ id: 'LatePlasticCard' });
const plasticCards = z
  .object({
    /** Up to one more than `MOST_COUNTED`, which stands for any number. */
    waitingCount: z.number().int(),
    oldestAt: z.number().nullable(),
    /** The first of the queue. */
    waiting: z.array(card.extend({ orderedAt: z.number() })),
    /** Not posted in the promised time, waiting or at the printer: the oldest first. */
    late: z.array(lateCard),
    /** The newest ones. */
    batches: z.array(batch),
  })
  .meta({ id: 'PlasticCards' });

/** Back office: plastic cards from the order to the post. */
export const plasticCalls = {
  getPlasticCards: needs(
    'plastic.produce',
    read('Plastic cards to make and to post', z.object({}), plasticCards),
  ),
  getPlasticBatch: needs(
    'plastic.produce',
    read(
      'A batch of plastic cards',
      z.object({ batchId }),
      z.object({
        cards: z.array(
          card.extend({
            place: z.number().int(),
            postedAt: z.number().nullable(),
            isLeftOut: z.boolean(),
          }),
        ),
      }),
    ),
  ),
  /** The oldest of the queue. The same id again makes nothing more. */
  makePlasticBatch: needs(
    'plastic.produce',
    change(
      'Make a batch of plastic cards',
      z.object({ batchId, count: z.number().int().min(1).max(MOST_IN_PLASTIC_BATCH) }),
      plasticCards,
    ),
  ),
  markPlasticProduced: needs(
    'plastic.produce',
    change('Mark a batch of plastic cards as produced', z.object({ batchId }), plasticCards),
  ),
  /** The named ones of the batch, or all of it. */
  markPlasticPosted: needs(
    'plastic.produce',
    change(
      'Mark plastic cards as posted',
      z.object({
        batchId,
        plasticIds: z.array(plasticId).min(1).max(MOST_IN_PLASTIC_BATCH).optional(),
      }),
      plasticCards,
    ),
  ),
  reprintPlastic: needs(
    'plastic.produce',
    change(
      'Make another plastic card with the same number',
      z.object({ customerNumber: text(100), reason: z.enum(REPRINT_REASONS) }),
      /** Whose address is missing: nothing was ordered. */
      plasticCards.extend({ addressMissingOf: z.uuid().nullable() }),
    ),
  ),
};
