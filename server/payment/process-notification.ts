import { channelOf } from '../../domain/payment/culture-voucher.ts';
import type { Deps } from '../context.ts';
import type { Database } from '../db/database.ts';
import { withoutDiskWait } from '../db/relaxed-commit.ts';
import { keepForged } from './keep-forged.ts';
import { findPaymentByStamp } from './payment-queries.ts';
import { findSettled, settlePayment } from './settle-payment.ts';
import { keepSignal, type Signal, type SignalVerdict, type ToldMoney } from './signal-queries.ts';
import type { Settled, Told, ToldBy } from './verified-notification.ts';

export type Checked = { genuine: true; told: Told } | { genuine: false; reason: string };

type Keep = (db: Database, known?: Partial<SignalVerdict & ToldMoney>) => Promise<string>;

/**
 * Written down before anything follows from it. What is forged changes nothing and is told to the log; what was
 * settled before is written down together with its verdict, since nothing follows from it either.
 */
export async function takeSignal(
  deps: Deps & { address?: string },
  signal: Signal,
  check: () => Checked | Promise<Checked>,
): Promise<Settled | { verdict: 'forged'; payment: null }> {
  const { pool, clock, log } = deps;
  const { channel, way } = signal;
  const keep: Keep = (db, known) => keepSignal(db, signal, clock.now(), known);
  const checked = await ofOwnChannel(pool, channel, await checkOrKeep(check, () => keep(pool)));
  if (!checked.genuine) {
    const { reason } = checked;
    await keepForged(deps, signal, { sender: deps.address ?? 'job', reason });
    return { verdict: 'forged', payment: null };
  }
  const { stamp, status, amount } = checked.told.signal;
  const keepGenuine: Keep = (db, known) => keep(db, { ...known, stamp, status, amount });
  const told = { ...checked.told, channel };
  // A callback brings the news as a rule, and the browser comes after it: only then it pays to ask first.
  const settled =
    way === 'callback'
      ? await settlePayment(deps, told, keepGenuine)
      : await settleOnce(deps, told, keepGenuine);
  const { verdict, payment } = settled;
  const isOdd = verdict === 'unmatched' || verdict === 'mismatch' || verdict === 'unknown';
  const level = isOdd ? 'warn' : 'info';
  log[level]({ paymentId: payment?.id, verdict, state: payment?.state }, 'payment signal');
  return settled;
}

/** A leaked or guessed voucher key must not settle payments that were handed to another provider. */
async function ofOwnChannel(
  pool: Deps['pool'],
  channel: Signal['channel'],
  checked: Checked,
): Promise<Checked> {
  if (!checked.genuine || channel === 'paytrail') return checked;
  const payment = await findPaymentByStamp(pool, checked.told.signal.stamp);
  if (!payment || channelOf(payment.providerType) === channel) return checked;
  return { genuine: false, reason: 'channel' };
}

async function settleOnce(deps: Deps, told: ToldBy, keep: Keep): Promise<Settled> {
  const before = await findSettled(deps.pool, told);
  if (!before) return settlePayment(deps, told, keep);
  const verdict = { verdict: before.verdict, paymentId: before.payment.id };
  await withoutDiskWait(deps.pool, (db) => keep(db, verdict));
  return before;
}

/** A signal that could not be checked is kept too. */
async function checkOrKeep(
  check: () => Checked | Promise<Checked>,
  keep: () => Promise<string>,
): Promise<Checked> {
  try {
    return await check();
  } catch (error) {
    await keep();
    throw error;
  }
}
