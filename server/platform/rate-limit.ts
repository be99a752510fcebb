import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { deleteNewestHit, upsertAttempt } from './rate-limit-queries.ts';

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
export async function consumeRateLimit(
  db: Database,
  { scope, key, limit, windowSeconds, now }: RateLimit,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const keyHash = hashOf(scope, key);
  const windowMs = windowSeconds * 1000;
  const { allowed, oldestHit } = await upsertAttempt(db, { scope, keyHash, limit, windowMs, now });
  if (allowed) return { allowed, retryAfterSeconds: 0 };
  return {
    allowed,
    retryAfterSeconds: Math.max(1, Math.ceil((oldestHit + windowMs - now) / 1000)),
  };
}

/** For limits that count only what went wrong: the attempt was taken before, and turned out to be right. */
export function releaseRateLimit(db: Database, { scope, key }: { scope: string; key: string }) {
  return deleteNewestHit(db, scope, hashOf(scope, key));
}

function hashOf(scope: string, key: string): Buffer {
  return createHash('sha256').update(`${scope}\n${key}`).digest();
}
