import type { Pool } from '../db/database.ts';
import { type RateLimit, takeToken } from './rate-limit.ts';

/** One write in the database pays for so many requests; what a process does not use of a share is lost. */
const IN_SHARE = 10;
const MOST_KEPT = 10_000;

type Taken = Awaited<ReturnType<typeof takeToken>>;
type Share = { taken: Promise<Taken>; left: number; until: number };
const sharesOf = new WeakMap<Pool, Map<string, Share>>();

/** As `takeToken`, for what is asked often by those who may: limits that are multiples of ten. */
export function takeShared(pool: Pool, limited: RateLimit): Promise<Taken> {
  const { scope, key, now } = limited;
  const shares = sharesOf.get(pool) ?? new Map<string, Share>();
  sharesOf.set(pool, shares);
  const name = `${scope}\n${key}`;
  let share = shares.get(name);
  if (!share || now >= share.until || share.left === 0) {
    if (shares.size >= MOST_KEPT) shares.clear();
    share = takeShare(pool, limited, () => shares.delete(name));
    shares.set(name, share);
  }
  share.left -= 1;
  return share.taken;
}

function takeShare(pool: Pool, limited: RateLimit, forget: () => void): Share {
  const { limit, windowSeconds, now } = limited;
  const taken = takeToken(pool, { ...limited, limit: limit / IN_SHARE });
  const share = { taken, left: IN_SHARE, until: now + windowSeconds * 1000 };
  taken.then(({ allowed, retryAfterSeconds }) => {
    // A refusal is remembered no longer than it holds.
    if (!allowed) share.until = now + retryAfterSeconds * 1000;
  }, forget);
  return share;
}
