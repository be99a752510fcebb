import { PROVIDERS } from '../../../domain/payment/provider.ts';
import type { Database } from '../../db/database.ts';
import { withoutDiskWait } from '../../db/relaxed-commit.ts';
import {
  type NotificationVerdict,
  type NotifiedAmount,
  type ReceivedNotification,
  storeNotification,
} from '../../payment/notification-queries.ts';
import { countNotification } from '../../payment/payment-metrics.ts';
import { findPaymentByStamp } from '../../payment/payment-queries.ts';
import { recordForged } from '../../payment/record-forged.ts';
import type { ChannelNotification, Checked, Settled } from '../../payment/verified-notification.ts';
import type { Deps } from '../../platform/context.ts';
import { findSettled, settlePayment } from './settle-payment.ts';

type Store = (
  db: Database,
  known?: Partial<NotificationVerdict & NotifiedAmount>,
) => Promise<string>;

/**
 * Stored before it has any effect. A forged one is logged and changes nothing; one for a settled payment is stored with
 * its verdict in one step.
 */
export async function processNotification(
  deps: Deps & { address?: string },
  received: ReceivedNotification,
  check: () => Checked | Promise<Checked>,
): Promise<Settled | { verdict: 'forged'; payment: null }> {
  const { pool, clock, log } = deps;
  const { channel, way } = received;
  const store: Store = (db, known) => storeNotification(db, received, clock.now(), known);
  const checked = await requireOwnChannel(
    pool,
    channel,
    await checkOrStore(check, () => store(pool)),
  );
  if (!checked.genuine) {
    const { reason } = checked;
    await recordForged(deps, received, { sender: deps.address ?? 'job', reason });
    countNotification({ channel, way, verdict: 'forged', payment: null });
    return { verdict: 'forged', payment: null };
  }
  const { stamp, status, amount } = checked.notification.verified;
  const storeGenuine: Store = (db, known) => store(db, { ...known, stamp, status, amount });
  const notification = { ...checked.notification, channel };
  // The callback usually arrives before the browser: only for the browser is this check worth a query.
  const settled =
    way === 'callback'
      ? await settlePayment(deps, notification, storeGenuine)
      : await settleOnce(deps, notification, storeGenuine);
  const { verdict, payment } = settled;
  countNotification({ channel, way, verdict, payment });
  const isOdd = verdict === 'unmatched' || verdict === 'mismatch' || verdict === 'unknown';
  const level = isOdd ? 'warn' : 'info';
  log[level]({ paymentId: payment?.id, verdict, state: payment?.state }, 'payment notification');
  return settled;
}

/** A leaked or guessed voucher key must not settle payments of another provider. */
async function requireOwnChannel(
  pool: Deps['pool'],
  channel: ReceivedNotification['channel'],
  checked: Checked,
): Promise<Checked> {
  if (!checked.genuine || PROVIDERS[channel].canBeAsked) return checked;
  const payment = await findPaymentByStamp(pool, checked.notification.verified.stamp);
  if (!payment || PROVIDERS[payment.providerType].channel === channel) return checked;
  return { genuine: false, reason: 'channel' };
}

async function settleOnce(
  deps: Deps,
  notification: ChannelNotification,
  store: Store,
): Promise<Settled> {
  const before = await findSettled(deps.pool, notification);
  if (!before) return settlePayment(deps, notification, store);
  const verdict = { verdict: before.verdict, paymentId: before.payment.id };
  await withoutDiskWait(deps.pool, (db) => store(db, verdict));
  return before;
}

/** A notification whose check failed is stored too. */
async function checkOrStore(
  check: () => Checked | Promise<Checked>,
  store: () => Promise<string>,
): Promise<Checked> {
  try {
    return await check();
  } catch (error) {
    await store();
    throw error;
  }
}
