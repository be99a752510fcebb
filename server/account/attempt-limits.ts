import type { Limit } from '../../domain/account/account-limits.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeRateLimit, releaseRateLimit } from '../platform/limits/rate-limit.ts';
import type { Refusal } from '../platform/refusal.ts';

export type AttemptLimit = Limit & { scope: string; key: string };
export type Attempt = {
  /** Call when the attempt succeeded: it then does not count. */
  release: () => Promise<void>;
};

/** Counts an attempt against every limit before it is made, so that concurrent attempts count too. */
export async function consumeAttempt(
  { pool, clock }: Pick<GuestContext, 'pool' | 'clock'>,
  limits: AttemptLimit[],
  refuse: (retryAfterSeconds: number) => Refusal,
): Promise<Attempt> {
  const taken: AttemptLimit[] = [];
  const giveBack = async () => {
    for (const counted of taken) await releaseRateLimit(pool, counted);
  };
  for (const counted of limits) {
    const { allowed, retryAfterSeconds } = await consumeRateLimit(pool, {
      ...counted,
      now: clock.now(),
    });
    if (!allowed) {
      await giveBack();
      throw refuse(retryAfterSeconds);
    }
    taken.push(counted);
  }
  return { release: giveBack };
}

/** One counter per window. */
export function attemptLimits(scope: string, key: string, limits: Limit[]): AttemptLimit[] {
  return limits.map((limit) => ({ ...limit, scope: `${scope}-${limit.windowSeconds}`, key }));
}
