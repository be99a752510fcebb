import { randomBytes } from 'node:crypto';
import { cents } from '../../domain/base/cents.ts';
import { isByHand, refundWay } from '../../domain/payment/refund-way.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { paymentSettings } from '../payment/provider/payment-settings.ts';
import { type RefundResult, refundPayment } from '../payment/provider/paytrail-refund.ts';
import type { Deps } from '../platform/context.ts';
import { FailedNeeds } from './failed-needs.ts';
import { notifyPaidRefunds } from './notify-paid-refunds.ts';
import { notifyRefundState } from './notify-refund.ts';
import {
  claimNeededRefund,
  deleteRefund,
  insertRefund,
  type NeededRefund,
  type RefundState,
  updateRefund,
} from './refund-queries.ts';

export const SEND_REFUNDS = 'send-refunds';

type StartedRefund = NeededRefund & { transactionId: string; key: string; stamp: string };

/** Refunds over the payment's own way. Requested once, whatever the answer. */
export async function sendRefunds(
  deps: Deps,
  mayContinue: () => boolean = () => true,
): Promise<void> {
  const failed = new FailedNeeds(deps.log);
  await notifyPaidRefunds(deps, mayContinue, failed);
  while (mayContinue()) {
    const isMore = await failed.passing((take) => sendNext(deps, failed.ids, take));
    if (!isMore) break;
  }
  failed.end();
}

/** False: nothing is left, or the provider is down. */
async function sendNext(
  deps: Deps,
  failed: string[],
  take: (needId: string) => void,
): Promise<boolean> {
  const next = await inTransaction(deps.pool, async (tx) => {
    const need = await claimNeededRefund(tx, failed);
    if (!need) return 'none';
    take(need.needId);
    return begin(tx, need, deps);
  });
  if (next === 'none') return false;
  return next === 'seenTo' || isSent(deps, next);
}

/** 'seenTo': no request is needed, because staff or another process handle it. */
async function begin(
  tx: Transaction,
  need: NeededRefund,
  { clock }: Deps,
): Promise<StartedRefund | 'seenTo'> {
  const { needId, transactionId } = need;
  const key = randomBytes(24).toString('base64url');
  const now = clock.now();
  if (!transactionId || isByHand(refundWay(need))) {
    const isOurs = await insertRefund(tx, { needId, key, state: 'byHand', now });
    if (isOurs) await notifyRefundState(tx, { needId, state: 'byHand', now });
    return 'seenTo';
  }
  const stamp = await insertRefund(tx, { needId, key, state: 'sent', now });
  return stamp ? { ...need, transactionId, key, stamp } : 'seenTo';
}

/** False: the provider was not reached, so the refund is open again for the next run. */
async function isSent(deps: Deps, refund: StartedRefund): Promise<boolean> {
  const { pool, log, clock } = deps;
  const { needId, paymentId, emailAddress } = refund;
  const first = await ask(deps, refund, null);
  let result = first;
  if (first.outcome === 'needsEmail' && emailAddress) {
    // Stored first: the callback may arrive before the response, and the payer's letter needs the payment way.
    await inTransaction(pool, (tx) =>
      updateRefund(tx, { needId, state: 'pending', now: clock.now() }),
    );
    result = await ask(deps, refund, emailAddress);
  }
  if (result.outcome === 'unreachable') {
    await deleteRefund(pool, needId);
    return false;
  }
  const state = stateAfter(result);
  if (state !== 'done')
    log.warn({ paymentId, outcome: result.outcome }, 'a refund is not done yet');
  const now = clock.now();
  await inTransaction(pool, async (tx) => {
    await updateRefund(tx, { needId, state, now });
    await notifyRefundState(tx, { needId, state, now });
  });
  return true;
}

function ask({ settings }: Deps, refund: StartedRefund, emailAddress: string | null) {
  const url = `${settings.publicUrl}/payments/paytrail/refund/${refund.key}`;
  return refundPayment(paymentSettings(settings).paytrail, {
    transactionId: refund.transactionId,
    amount: cents(refund.amount),
    stamp: refund.stamp,
    reference: refund.reference,
    emailAddress,
    callback: { success: url, cancel: url },
  });
}

function stateAfter({ outcome }: RefundResult): RefundState {
  switch (outcome) {
    case 'refunded':
      return 'done';
    case 'pending':
      return 'pending';
    // May have been sent: only the callback or staff can tell. Never retried.
    case 'ambiguous':
    case 'unreachable':
      return 'sent';
    case 'failed':
    case 'refused':
    case 'needsEmail':
      return 'byHand';
  }
}
