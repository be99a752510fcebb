import { nextCheckAt } from '../../domain/payment/check-plan.ts';
import type { Deps } from '../context.ts';
import { paymentSettings } from '../payment/payment-settings.ts';
import { getPayment } from '../payment/paytrail-payment.ts';
import { type DuePayment, takeDuePayments, updateNextCheck } from './reconcile-queries.ts';
import { takeSignal } from './take-signal.ts';

export const RECONCILE_PAYMENTS = 'reconcile-payments';
const MOST_AT_ONCE = 50;

/** Asks the provider about what stays open: a callback may be lost, a buyer may close the browser. */
export async function reconcilePayments(deps: Deps): Promise<number> {
  const { pool, clock } = deps;
  const due = await takeDuePayments(pool, { now: clock.now(), most: MOST_AT_ONCE });
  for (const payment of due) await ask(payment, deps);
  return due.length;
}

async function ask(
  { id, transactionId, createdAt, checks }: DuePayment,
  deps: Deps,
): Promise<void> {
  await askAboutPayment(deps, { id, transactionId });
  const checkAt = nextCheckAt({ createdAt, checks, now: deps.clock.now() });
  await updateNextCheck(deps.pool, { id, checkAt });
}

/** What the provider says now goes the way of every signal. */
export async function askAboutPayment(
  deps: Deps,
  { id, transactionId }: { id: string; transactionId: string },
): Promise<void> {
  const found = await getPayment(paymentSettings(deps.settings).paytrail, transactionId);
  if (found.outcome !== 'found') {
    const { outcome } = found;
    deps.log.warn({ paymentId: id, outcome }, 'the provider did not tell of a payment');
    return;
  }
  const { status, amount, stamp, reference, provider } = found;
  const signal = { status, amount, stamp, reference, transactionId };
  const fields = { status, provider: provider ?? '' };
  const raw = `${transactionId} ${status}`;
  await takeSignal(deps, { channel: 'paytrail', way: 'query', raw, fields }, () => ({
    genuine: true,
    told: { signal, providerId: provider, cardToken: null, card: null },
  }));
}
