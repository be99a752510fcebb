import type { Deps } from '../context.ts';
import type { Database } from '../db/database.ts';
import { keepSignal, type Signal, type SignalVerdict } from '../payment/signal-queries.ts';
import { findSettled, type Settled, settlePayment, type Told } from './settle-payment.ts';

export type Checked = { genuine: true; told: Told } | { genuine: false; reason: string };

type Keep = (db: Database, known?: SignalVerdict) => Promise<string>;

/**
 * Written down before anything follows from it. What is forged changes nothing and is told to the log; what was
 * settled before is written down together with its verdict, since nothing follows from it either.
 */
export async function takeSignal(
  deps: Deps,
  signal: Signal,
  check: () => Checked | Promise<Checked>,
): Promise<Settled | { verdict: 'forged'; payment: null }> {
  const { pool, clock, log } = deps;
  const { channel, way } = signal;
  const keep: Keep = (db, known) => keepSignal(db, signal, clock.now(), known);
  const checked = await checkOrKeep(check, () => keep(pool));
  if (!checked.genuine) {
    const { reason } = checked;
    const signalId = await keep(pool, { verdict: `forged: ${reason}`, paymentId: null });
    log.warn({ signalId, channel, way, reason }, 'a payment signal is not genuine');
    return { verdict: 'forged', payment: null };
  }
  // A callback brings the news as a rule, and the browser comes after it: only then it pays to ask first.
  const settled =
    way === 'callback'
      ? await settlePayment(deps, checked.told, keep)
      : await settleOnce(deps, checked.told, keep);
  const { verdict, payment } = settled;
  const level = verdict === 'mismatch' || verdict === 'unknown' ? 'warn' : 'info';
  log[level]({ paymentId: payment?.id, verdict, state: payment?.state }, 'payment signal');
  return settled;
}

async function settleOnce(deps: Deps, told: Told, keep: Keep): Promise<Settled> {
  const before = await findSettled(deps.pool, told);
  if (!before) return settlePayment(deps, told, keep);
  await keep(deps.pool, { verdict: before.verdict, paymentId: before.payment.id });
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
