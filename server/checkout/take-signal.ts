import type { Deps } from '../context.ts';
import { keepSignal, type Signal, updateVerdict } from '../payment/signal-queries.ts';
import { type Settled, settlePayment, type Told } from './settle-payment.ts';

export type Checked = { genuine: true; told: Told } | { genuine: false; reason: string };

/** Written down first, then believed or not, then settled. What is forged changes nothing and is told to the log. */
export async function takeSignal(
  deps: Deps,
  signal: Signal,
  check: () => Checked | Promise<Checked>,
): Promise<Settled | { verdict: 'forged'; payment: null }> {
  const { pool, clock, log } = deps;
  const signalId = await keepSignal(pool, signal, clock.now());
  const checked = await check();
  if (!checked.genuine) {
    const verdict = `forged: ${checked.reason}`;
    await updateVerdict(pool, { signalId, verdict, paymentId: null });
    log.warn(
      { signalId, channel: signal.channel, way: signal.way, reason: checked.reason },
      'a payment signal is not genuine',
    );
    return { verdict: 'forged', payment: null };
  }
  const settled = await settlePayment(deps, checked.told);
  const paymentId = settled.payment?.id ?? null;
  await updateVerdict(pool, { signalId, verdict: settled.verdict, paymentId });
  return settled;
}
