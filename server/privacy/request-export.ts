import { tooManyTries } from '../account/account-refusals.ts';
import { attemptLimits, consumeAttempt } from '../account/attempt-limits.ts';
import { letterLanguage } from '../account/letter-language.ts';
import { inTransaction } from '../db/database.ts';
import { enqueue } from '../db/enqueue-job.ts';
import type { UserContext } from '../platform/context.ts';
import { insertExport } from './export-queries.ts';

export const MAKE_DATA_EXPORT = 'make-data-export';
export const EXPORT_DAYS = 7;

/** Daily limit: each export collects all data of the account. */
const EXPORTS_A_DAY = [{ limit: 3, windowSeconds: 24 * 60 * 60 }];

export async function requestDataExport(context: UserContext): Promise<void> {
  const { pool, clock, user, language } = context;
  const counted = attemptLimits('data-exports', user.accountId, EXPORTS_A_DAY);
  await consumeAttempt(context, counted, (seconds) => tooManyTries(language, seconds));
  const now = clock.now();
  await inTransaction(pool, async (tx) => {
    const exportId = await insertExport(tx, {
      accountId: user.accountId,
      language: letterLanguage(context),
      now,
      expiresAt: now + EXPORT_DAYS * 24 * 60 * 60 * 1000,
    });
    await enqueue(tx, MAKE_DATA_EXPORT, { exportId });
  });
}
