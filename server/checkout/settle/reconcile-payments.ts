import { nextCheckAt } from '../../../domain/payment/check-plan.ts';
import { paymentSettings } from '../../payment/provider/payment-settings.ts';
import { getPayment } from '../../payment/provider/paytrail-payment.ts';
import {
  claimDuePayments,
  type DuePayment,
  updateNextCheck,
} from '../../payment/reconcile-queries.ts';
import type { Deps } from '../../platform/context.ts';
import { processNotification } from './process-notification.ts';
import { settleKept } from './settle-kept.ts';

export const RECONCILE_PAYMENTS = 'reconcile-payments';
/** Few, so that a slow provider does not hold up many payments. */
const AT_ONCE = 5;

/**
 * Resumes interrupted settlements, then polls the provider about open payments until none is due or the caller stops
 * it: callbacks get lost and browsers closed.
 */
export async function reconcilePayments(
  deps: Deps,
  mayContinue: () => boolean = () => true,
): Promise<number> {
  const { pool, clock } = deps;
  await settleKept(deps);
  let checked = 0;
  while (mayContinue()) {
    const due = await claimDuePayments(pool, { now: clock.now(), most: AT_ONCE });
    if (due.length === 0) break;
    checked += due.length;
    await settleAll(due.map((payment) => ask(payment, deps)));
  }
  return checked;
}

/** One failure does not interrupt the others. */
export async function settleAll(work: Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(work);
  const fault = ended.find((each) => each.status === 'rejected');
  if (fault) throw fault.reason;
}

async function ask(
  { id, transactionId, createdAt, checks }: DuePayment,
  deps: Deps,
): Promise<void> {
  await askAboutPayment(deps, { id, transactionId });
  const checkAt = nextCheckAt({ createdAt, checks, now: deps.clock.now() });
  await updateNextCheck(deps.pool, { id, checkAt });
}

/** The provider's answer is settled like any notification. */
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
  await processNotification(deps, { channel: 'paytrail', way: 'query', raw, fields }, () => ({
    genuine: true,
    notification: { verified: signal, providerId: provider, cardToken: null, card: null },
  }));
}
