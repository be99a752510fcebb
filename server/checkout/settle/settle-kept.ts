import { cents } from '../../../domain/base/cents.ts';
import { findKept, type KeptNotification } from '../../payment/notification-queries.ts';
import { countNotification } from '../../payment/payment-metrics.ts';
import type { Deps } from '../../platform/context.ts';
import { settlePayment } from './settle-payment.ts';

const MINUTE_MS = 60_000;
/** Younger ones may be in progress; older ones are reported by an invariant. */
const KEPT = { youngestMs: MINUTE_MS, oldestMs: 24 * 60 * MINUTE_MS };

/**
 * Settles a voucher notification that was stored before the process died. The provider cannot be polled and the buyer
 * may not return; the signature was verified before it was stored.
 */
export async function settleKept(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const kept = await findKept(deps.pool, {
    from: now - KEPT.oldestMs,
    to: now - KEPT.youngestMs,
  });
  for (const notification of kept) await settleOne(deps, notification);
}

/** One failure does not hold up the others. */
async function settleOne(
  deps: Deps,
  { id, channel, way, stamp, amount }: KeptNotification,
): Promise<void> {
  const verified = {
    status: 'ok' as const,
    stamp,
    amount: amount === null ? null : cents(amount),
    reference: null,
    transactionId: null,
  };
  const told = { verified, channel, providerId: null, cardToken: null, card: null };
  try {
    const { verdict, payment } = await settlePayment(deps, told, async () => id);
    countNotification({ channel, way, verdict, payment });
    deps.log.warn({ paymentId: payment?.id, verdict }, 'an interrupted notification was settled');
  } catch (error) {
    const { message } = error as Error;
    deps.log.error(
      { notificationId: id, reason: message },
      'a kept notification cannot be settled',
    );
  }
}
