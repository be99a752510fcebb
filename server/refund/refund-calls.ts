import type { refundCalls } from '../../contract/refund-calls.ts';
import { cents, toEuros } from '../../domain/base/cents.ts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import {
  findRefundsSeenTo,
  findRefundsToLookAt,
  lockRefund,
  type OfficeRefund,
  updateEndedBy,
} from './office-refund-queries.ts';
import { updateRefund } from './refund-queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

export const refundAnswers: Answers<typeof refundCalls, UserContext> = {
  getRefunds: (_, context) => refunds(context),

  async markRefundDone({ paymentId }, context) {
    const { pool, clock, user, log, language } = context;
    const { accountId } = user;
    await inTransaction(pool, async (tx) => {
      const state = await lockRefund(tx, paymentId);
      if (!state) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
      // Somebody was quicker, or the provider told of it meanwhile: it stays theirs.
      if (state === 'done') return;
      await updateRefund(tx, { paymentId, state: 'done', now: clock.now() });
      await updateEndedBy(tx, { paymentId, accountId });
      log.info({ paymentId, accountId }, 'refund marked as done');
    });
    return refunds(context);
  },
};

async function refunds({ pool, clock }: UserContext) {
  const now = clock.now();
  const since = { silentSince: now - HOUR_MS, pendingSince: now - WEEK_MS };
  const waiting = await findRefundsToLookAt(pool, since);
  const done = await findRefundsSeenTo(pool);
  return { waiting: waiting.map(shown), done: done.map(shown) };
}

function shown({ amount, ...refund }: OfficeRefund) {
  return { ...refund, amount: toEuros(cents(amount)) };
}
