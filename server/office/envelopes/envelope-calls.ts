import type { envelopeCalls } from '../../../contract/office/envelope-calls.ts';
import { addressLine } from '../../../domain/person/address-line.ts';
import { inTransaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import {
  findBatches,
  findWaitingEnvelopes,
  insertBatch,
  updatePosted,
} from './envelope-queries.ts';
import { batchFile } from './envelope-routes.ts';
import { notifyOrderers } from './posted-letters.ts';

export const envelopeAnswers: Answers<typeof envelopeCalls, UserContext> = {
  getEnvelopes: (_, context) => envelopes(context),

  async makeEnvelopeBatch(_, context) {
    const { pool, clock, user, log } = context;
    const { accountId } = user;
    const batchId = await inTransaction(pool, (tx) =>
      insertBatch(tx, { accountId, now: clock.now() }),
    );
    log.info({ batchId, accountId }, 'envelope batch made');
    return envelopes(context);
  },

  async markEnvelopesPosted({ batchId }, context) {
    const { pool, clock, user, log, language } = context;
    const { accountId } = user;
    const now = clock.now();
    await inTransaction(pool, async (tx) => {
      const done = await updatePosted(tx, { batchId, accountId, now });
      if (done === 'missing')
        throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
      if (done === 'posted') await notifyOrderers(tx, { batchId, now }, context);
    });
    log.info({ batchId, accountId }, 'envelope batch posted');
    return envelopes(context);
  },
};

async function envelopes({ pool, language }: UserContext) {
  const [waiting, batches] = await Promise.all([findWaitingEnvelopes(pool), findBatches(pool)]);
  return {
    waiting: waiting.map(({ address, ...envelope }) => ({
      ...envelope,
      address: addressLine(address, language),
    })),
    batches: batches.map((batch) => ({
      ...batch,
      csvUrl: batchFile(batch.batchId, 'csv'),
      pdfUrl: batchFile(batch.batchId, 'pdf'),
    })),
  };
}
