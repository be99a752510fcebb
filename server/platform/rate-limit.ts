import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { upsertAttempt } from './rate-limit-queries.ts';

export type RateLimit = {
  /** What is being limited: 'login', 'call'. */
  scope: string;
  /** Who is being limited: an address, an account, an e-mail. */
  key: string;
  limit: number;
  windowSeconds: number;
  now: number;
};

/** Give it the pool, not a transaction: an attempt counts also when what it tried is rolled back. */
export async function takeToken(
  db: Database,
  { scope, key, limit, windowSeconds, now }: RateLimit,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const keyHash = createHash('sha256').update(`${scope}\n${key}`).digest();
  const windowMs = windowSeconds * 1000;
  const { allowed, oldestHit } = await upsertAttempt(db, { scope, keyHash, limit, windowMs, now });
  if (allowed) return { allowed, retryAfterSeconds: 0 };
  return {
    allowed,
    retryAfterSeconds: Math.max(1, Math.ceil((oldestHit + windowMs - now) / 1000)),
  };
}
