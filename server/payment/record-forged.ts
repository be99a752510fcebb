import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { Deps } from '../platform/context.ts';
import { consumeSharedRateLimit } from '../platform/limits/rate-limit.ts';
import { countForged } from './forged-notification-queries.ts';
import { type ReceivedNotification, storeNotification } from './notification-queries.ts';

/** Enough to see an attack; the rest of a flood adds nothing. */
const KEPT_OF_SENDER = { scope: 'forged-signals', limit: 20, windowSeconds: 60 * 60 };
/** Bounds a sender with many addresses. */
const KEPT_OF_ALL = { scope: 'forged-signals-of-all', limit: 500, windowSeconds: 24 * 60 * 60 };
/** About 1 kB a row at most. */
const KEPT_FIELDS = { most: 12, longestName: 30, longestValue: 60 };

/**
 * Counts every forged notification; stores and logs a few of each sender. Nothing is rejected by this limit: a genuine
 * one may come through the same proxy.
 */
export async function recordForged(
  { pool, clock, log }: Pick<Deps, 'pool' | 'clock' | 'log'>,
  signal: ReceivedNotification,
  { sender, reason }: { sender: string; reason: string },
): Promise<void> {
  const now = clock.now();
  const { channel, way } = signal;
  await countForged(pool, { day: helsinkiDay(now), channel, reason });
  for (const [limit, key] of [
    [KEPT_OF_SENDER, sender],
    [KEPT_OF_ALL, 'all'],
  ] as const) {
    const { allowed } = await consumeSharedRateLimit(pool, { ...limit, key, now });
    if (!allowed) return;
  }
  const known = { verdict: `forged: ${reason}`, paymentId: null };
  const signalId = await storeNotification(pool, signal, now, known, KEPT_FIELDS);
  log.warn({ signalId, channel, way, reason }, 'a payment signal is not genuine');
}
