import type { Limit } from '../../domain/account/account-limits.ts';
import type { GuestContext } from '../context.ts';
import { giveBackToken, takeToken } from '../platform/rate-limit.ts';
import type { Refusal } from '../platform/refusal.ts';

export type Counted = Limit & { scope: string; key: string };
export type Attempt = {
  /** The attempt turned out to be right: it does not count. */
  giveBack: () => Promise<void>;
};

/** Counts an attempt against every limit, before the attempt is made. */
export async function takeAttempt(
  { pool, clock }: Pick<GuestContext, 'pool' | 'clock'>,
  limits: Counted[],
  refuse: (retryAfterSeconds: number) => Refusal,
): Promise<Attempt> {
  const taken: Counted[] = [];
  const giveBack = async () => {
    for (const counted of taken) await giveBackToken(pool, counted);
  };
  for (const counted of limits) {
    const { allowed, retryAfterSeconds } = await takeToken(pool, { ...counted, now: clock.now() });
    if (!allowed) {
      await giveBack();
      throw refuse(retryAfterSeconds);
    }
    taken.push(counted);
  }
  return { giveBack };
}

/** One limit a row: each stretch of time is counted by itself. */
export function countedBy(scope: string, key: string, limits: Limit[]): Counted[] {
  return limits.map((limit) => ({ ...limit, scope: `${scope}-${limit.windowSeconds}`, key }));
}
