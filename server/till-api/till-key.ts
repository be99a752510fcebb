import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeSharedRateLimit } from '../platform/limits/rate-limit.ts';
import { Problem } from '../platform/problem.ts';
import { findTillKey, type TillKey } from './till-key-queries.ts';

const REQUESTS_PER_MINUTE = 600;
// A key has 256 random bits, so many wrong keys from one address are an attack.
const WRONG_KEYS_PER_MINUTE = 30;

/** The prefix identifies it to people and secret scanners. */
export function newTillKey(isSandbox: boolean): string {
  return `till_${isSandbox ? 'sandbox' : 'live'}_${randomBytes(32).toString('base64url')}`;
}

export function tillKeyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

export async function requireTillKey(
  authorization: string | undefined,
  context: GuestContext,
): Promise<TillKey> {
  const { pool, clock, address } = context;
  const given = /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? '';
  const hash = tillKeyHash(given);
  const key = given === '' ? null : await findTillKey(pool, hash);
  const now = clock.now();
  if (!key || !timingSafeEqual(key.keyHash, hash)) {
    await limit(context, { scope: 'till key', key: address, limit: WRONG_KEYS_PER_MINUTE });
    throw new Problem('key-unknown');
  }
  await limit(context, { scope: 'till', key: key.keyId, limit: REQUESTS_PER_MINUTE });
  if (key.museum) requireMember(key.museum, helsinkiDay(now));
  return key;
}

function requireMember({ joinedOn, leftOn }: NonNullable<TillKey['museum']>, today: string): void {
  if (joinedOn > today || (leftOn !== null && leftOn < today)) {
    throw new Problem('museum-not-active');
  }
}

type Limited = { scope: string; key: string; limit: number };

async function limit({ pool, clock }: GuestContext, limited: Limited): Promise<void> {
  const window = { ...limited, windowSeconds: 60, now: clock.now() };
  const { allowed, retryAfterSeconds } = await consumeSharedRateLimit(pool, window);
  if (!allowed) throw new Problem('too-many-requests', {}, retryAfterSeconds);
}
