import type { plasticCalls } from '../../../contract/office/plastic-calls.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { plasticLateBefore } from '../../../domain/card/plastic-card.ts';
import { addressLine } from '../../../domain/person/address-line.ts';
import { dayBegins } from '../../../domain/scheme/day-begins.ts';
import {
  assignPlasticToBatch,
  updatePlasticPosted,
} from '../../card/plastic-production-queries.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { findLetterhead } from '../../letter/letterhead-queries.ts';
import { queueMails } from '../../letter/queue-mail.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import {
  deletePlasticBatch,
  findBatchedPlastic,
  findPlasticBatches,
  insertPlasticBatch,
  updatePlasticProduced,
} from './plastic-batch-queries.ts';
import { plasticFile } from './plastic-routes.ts';
import { findPostedCards } from './posted-letter-queries.ts';
import { reprint } from './reprint.ts';
import {
  countWaitingPlastic,
  findLatePlastic,
  findWaitingPlastic,
} from './waiting-plastic-queries.ts';

/** Rows shown; the count covers the whole queue. */
const SHOWN_WAITING = 50;

export const plasticAnswers: Answers<typeof plasticCalls, UserContext> = {
  getPlasticCards: (_, context) => plasticCards(context),

  async getPlasticBatch({ batchId }, { pool }) {
    const cards = await findBatchedPlastic(pool, batchId);
    return {
      cards: cards.map((card) => ({
        plasticId: card.plasticId,
        personId: card.personId,
        place: card.place,
        name: `${card.firstName} ${card.lastName}`,
        customerNumber: card.customerNumber,
        city: card.city,
        reprintReason: card.reprintReason,
        postedAt: card.postedAt,
        isLeftOut: card.isLeftOut,
      })),
    };
  },

  async makePlasticBatch({ batchId, count }, context) {
    const { pool, clock, user, log } = context;
    const { accountId } = user;
    const now = clock.now();
    const batch = { batchId, most: count, accountId, today: helsinkiDay(now), now };
    const taken = await inTransaction(pool, async (tx) => {
      if (!(await insertPlasticBatch(tx, batch))) return null;
      const cards = await assignPlasticToBatch(tx, batch);
      if (cards === 0) await deletePlasticBatch(tx, batchId);
      return cards;
    });
    log.info({ batchId, accountId, taken }, 'plastic batch made');
    return plasticCards(context);
  },

  async markPlasticProduced({ batchId }, context) {
    const { pool, clock, user, log } = context;
    const { accountId } = user;
    if (!(await updatePlasticProduced(pool, { batchId, accountId, now: clock.now() }))) {
      throw notFound(context);
    }
    log.info({ batchId, accountId }, 'plastic batch produced');
    return plasticCards(context);
  },

  async markPlasticPosted({ batchId, plasticIds }, context) {
    const { pool, clock, user, log } = context;
    const { accountId } = user;
    const now = clock.now();
    const posted = await inTransaction(pool, async (tx) => {
      // Posted implies produced.
      if (!(await updatePlasticProduced(tx, { batchId, accountId, now }))) throw notFound(context);
      const ids = await updatePlasticPosted(tx, { batchId, plasticIds: plasticIds ?? null, now });
      await notifyHolders(tx, ids, now);
      return ids.length;
    });
    log.info({ batchId, accountId, posted }, 'plastic cards posted');
    return plasticCards(context);
  },

  async reprintPlastic(asked, context) {
    const addressMissingOf = await reprint(asked, context);
    return { ...(await plasticCards(context)), addressMissingOf };
  },
};

async function notifyHolders(tx: Transaction, plasticIds: string[], now: number): Promise<void> {
  const posted = await findPostedCards(tx, plasticIds);
  await queueMails(
    tx,
    posted.map(({ plasticId, cardId, emailAddress, language, firstName, ...place }) => ({
      to: emailAddress,
      language,
      letter: 'plastic-posted' as const,
      key: `plastic-posted:${plasticId}`,
      cardId,
      data: { firstName, address: addressLine(place, language), postedOn: helsinkiDay(now) },
    })),
  );
}

async function plasticCards({ pool, clock, language }: UserContext) {
  const now = clock.now();
  const today = helsinkiDay(now);
  const { deliveryWeeks } = await findLetterhead(pool, language);
  const before = plasticLateBefore({ today, deliveryWeeks });
  const late = { orderedBefore: before === null ? 0 : dayBegins(before), today, now };
  const [counted, waiting, lately, batches] = await Promise.all([
    countWaitingPlastic(pool, { now, lateBefore: now, today }),
    findWaitingPlastic(pool, { today, now, most: SHOWN_WAITING }),
    findLatePlastic(pool, { ...late, most: SHOWN_WAITING }),
    findPlasticBatches(pool),
  ]);
  return {
    waitingCount: counted.count,
    oldestAt: counted.oldestAt,
    waiting,
    late: lately,
    batches: batches.map((batch) => ({
      ...batch,
      csvUrl: plasticFile(batch.batchId, 'csv'),
      pdfUrl: plasticFile(batch.batchId, 'pdf'),
    })),
  };
}

function notFound({ language }: UserContext): Refusal {
  return new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
}
