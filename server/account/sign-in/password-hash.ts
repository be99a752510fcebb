import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { makeBoundedQueue } from '../../platform/limits/bounded-queue.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** A hash takes some 40 ms of a core. One core stays free for pages and calls: a flood slows down logins only. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
const HASHES_WAITING = 50;

const runQueued = makeBoundedQueue({ atOnce: HASHES_AT_ONCE, waiting: HASHES_WAITING });

export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password, ARGON2ID));
}

/** Takes as long for a missing account or password as for an existing one. */
export async function verifyPassword(passwordHash: string | null, password: string) {
  const isRight = await runQueued(async () => verify(passwordHash ?? (await dummyHash), password));
  return isRight && passwordHash !== null;
}

const dummyHash = hash(crypto.randomUUID(), ARGON2ID);
