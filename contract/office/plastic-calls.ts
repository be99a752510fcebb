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
    /** Null: the first card of its order. */
    reprintReason: z.enum(REPRINT_REASONS).nullable(),
  })
  .meta({ id: 'PlasticCard' });
const batch = z
  .object({
    batchId,
    number: z.number().int(),
    /** Times in milliseconds. */
    madeAt: z.number(),
    producedAt: z.number().nullable(),
    count: z.number().int(),
    posted: z.number().int(),
    /** Withdrawn, blocked or reprinted since: no need to post them. */
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
    /** At most `MOST_COUNTED` + 1, which means “more”. */
    waitingCount: z.number().int(),
    oldestAt: z.number().nullable(),
    /** First in the queue. */
    waiting: z.array(card.extend({ orderedAt: z.number() })),
    /** Overdue cards, queued or at the printer: oldest first. */
    late: z.array(lateCard),
    /** Newest batches. */
    batches: z.array(batch),
  })
  .meta({ id: 'PlasticCards' });

/** Back office: plastic cards from order to posting. */
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
  /** Takes the oldest orders of the queue. A repeated id creates no second batch. */
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
  /** Selected cards of the batch, or all. */
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
      /** The person whose address is missing: nothing was ordered. Null: ordered. */
      plasticCards.extend({ addressMissingOf: z.uuid().nullable() }),
    ),
  ),
};
