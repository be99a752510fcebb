import type { Pool } from '../db/database.ts';
import { consumeRateLimit, type RateLimit } from './rate-limit.ts';

/** One write in the database pays for so many requests; what a process does not use of a share is lost. */
const IN_SHARE = 10;
const MOST_KEPT = 10_000;

type RateLimitResult = Awaited<ReturnType<typeof consumeRateLimit>>;
type Share = { taken: Promise<RateLimitResult>; left: number; until: number };
const sharesOf = new WeakMap<Pool, Map<string, Share>>();

/** As `takeToken`, for what is asked often by those who may: limits below ten, or multiples of it. */
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
  const left = Math.min(IN_SHARE, limit);
  const taken = consumeRateLimit(pool, { ...limited, limit: Math.floor(limit / left) });
  const share = { taken, left, until: now + windowSeconds * 1000 };
  taken.then(({ allowed, retryAfterSeconds }) => {
    if (allowed) return;
    // A refusal is remembered as long as it holds, however often it is asked for: the database need not say it again.
    share.until = now + retryAfterSeconds * 1000;
    share.left = Number.POSITIVE_INFINITY;
  }, forget);
  return share;
}
