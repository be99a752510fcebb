import { createHash } from 'node:crypto';
import type { Database, Pool } from '../../db/database.ts';
import { deleteNewestHit, upsertAttempt } from './rate-limit-queries.ts';

type RateLimit = {
  /** What is limited: 'login', 'call'. */
  scope: string;
  /** Who is limited: an address, an account, an e-mail. */
  key: string;
  limit: number;
  windowSeconds: number;
  now: number;
};

/** Pass the pool, not a transaction: an attempt counts even when its transaction is rolled back. */
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

/** For limits on failures only: refunds the attempt after a success. */
export function releaseRateLimit(db: Database, { scope, key }: { scope: string; key: string }) {
  return deleteNewestHit(db, scope, hashOf(scope, key));
}

function hashOf(scope: string, key: string): Buffer {
  return createHash('sha256').update(`${scope}\n${key}`).digest();
}

/** Requests reserved by one database write; the unused rest of a share is lost. */
const SHARE_SIZE = 10;
const MOST_KEPT = 10_000;

type RateLimitResult = Awaited<ReturnType<typeof consumeRateLimit>>;
type Share = { taken: Promise<RateLimitResult>; left: number; until: number };
const sharesOf = new WeakMap<Pool, Map<string, Share>>();

/** Like `consumeRateLimit` with fewer writes, for frequent calls: limits below ten, or multiples of it. */
export async function consumeSharedRateLimit(
  pool: Pool,
  limited: RateLimit,
): Promise<RateLimitResult> {
  const { scope, key, now } = limited;
  const shares = sharesOf.get(pool) ?? new Map<string, Share>();
  sharesOf.set(pool, shares);
  const name = `${scope}\n${key}`;
  let share = shares.get(name);
  if (!share || now >= share.until || share.left === 0) {
    if (shares.size >= MOST_KEPT) shares.clear();
    share = reserveShare(pool, limited, () => shares.delete(name));
    shares.set(name, share);
  }
  share.left -= 1;
  const { allowed } = await share.taken;
  return { allowed, retryAfterSeconds: allowed ? 0 : Math.ceil((share.until - now) / 1000) };
}

function reserveShare(pool: Pool, limited: RateLimit, forget: () => void): Share {
  const { limit, windowSeconds, now } = limited;
  const left = Math.min(SHARE_SIZE, limit);
  const taken = consumeRateLimit(pool, { ...limited, limit: Math.floor(limit / left) });
  const share = { taken, left, until: now + windowSeconds * 1000 };
  taken.then(({ allowed, retryAfterSeconds }) => {
    if (allowed) return;
    // A refusal is cached as long as it holds, so that repeated requests cost no query.
    share.until = now + retryAfterSeconds * 1000;
    share.left = Number.POSITIVE_INFINITY;
  }, forget);
  return share;
}
