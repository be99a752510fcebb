import type { GuestContext } from '../context.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { Refusal } from '../refusal.ts';
import { refusalText } from '../refusal-text.ts';

const PICTURES = { scope: 'pictures', limit: 60, windowSeconds: 60 * 60 };

/** Rate limit of uploads: each costs a process, even a rejected one. */
export async function countPicture({ pool, clock, user, address, language }: GuestContext) {
  const counted = { ...PICTURES, key: user?.accountId ?? address, now: clock.now() };
  const { allowed, retryAfterSeconds } = await consumeRateLimit(pool, counted);
  if (allowed) return;
  const text = refusalText('tooManyPictures', language, String(PICTURES.limit));
  throw new Refusal('REQUEST_LIMIT_EXCEEDED', text, 429, retryAfterSeconds);
}
