import { accountAddress } from '../../domain/account/email-address.ts';
import { type Cents, cents } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { totalOf } from '../../domain/withdrawal/refund-shares.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { enqueue } from '../db/enqueue-job.ts';
import type { Deps } from '../platform/context.ts';
import { insertRefundNeeds } from '../refund/need-queries.ts';
import { lockPaidOrder } from '../refund/refundable-queries.ts';
import { SEND_REFUNDS } from '../refund/send-refunds.ts';
import { type Assessment, assessOrder, endedGifts } from './assess-order.ts';
import { confirmStatement } from './confirm-statement.ts';
import { notifyGiftEnded } from './notify-gift-ended.ts';
import { notifyWithdrawn } from './notify-withdrawn.ts';
import { revokeFulfilment } from './revoke-fulfilment.ts';
import { endStatements, type Statement } from './statement-queries.ts';
import { insertWithdrawal } from './withdraw-queries.ts';
import { findPaidOrder, type PaidOrder } from './withdrawal-queries.ts';

/** `shownRefund` is null for an earlier statement, which needs no confirmation. */
type WithdrawalRequest = { order: PaidOrder; shownRefund: Cents | null };
/**
 * `sumChanged`: the refund differs from what the buyer saw, for example after midnight; only the statement is stored.
 */
type WithdrawalOutcome = 'done' | 'sumChanged' | 'notOpen';

/**
 * The whole withdrawal in one transaction: marks the refund, removes the validity, invalidates codes, ends charges and
 * queues the receipt. Idempotent: a second call finds it done.
 */
export function withdrawOrder(
  { order, shownRefund }: WithdrawalRequest,
  deps: Deps,
): Promise<WithdrawalOutcome> {
  const now = deps.clock.now();
  return inTransaction(deps.pool, async (tx) => {
    await lockPaidOrder(tx, order.paymentId);
    const found = await findPaidOrder(tx, order.orderNumber);
    if (!found) return 'notOpen';
    const assessed = await assessOrder(tx, found, now);
    if (assessed.state === 'withdrawn') return 'done';
    if (assessed.state !== 'open') return 'notOpen';
    if (shownRefund !== null && totalOf(assessed.shares) !== shownRefund) {
      const statement = statementOf(found, now);
      await confirmStatement(tx, { statement, mayWriteToBuyer: true }, deps);
      return 'sumChanged';
    }
    await carryOut(tx, assessed, now);
    await notifyWithdrawn(tx, assessed, found.statedAt ?? now);
    for (const gift of endedGifts(assessed)) await notifyGiftEnded(tx, gift, deps);
    return 'done';
  });
}

/** Pressing the button is a statement, even when the refund needs confirmation first. */
function statementOf(order: PaidOrder, now: number): Statement {
  return {
    statedAt: now,
    statedOn: helsinkiDay(now),
    name: order.firstName,
    orderNumber: order.orderNumber,
    emailAddress: accountAddress(order.emailAddress),
    what: order.kind === 'gift' || order.kind === 'renewal' ? order.kind : 'card',
    language: order.language,
    paymentId: order.paymentId,
  };
}

async function carryOut(tx: Transaction, assessed: Assessment, now: number): Promise<void> {
  const { order, things, paid, used, shares } = assessed;
  const { paymentId } = order;
  const orderIds = things.map(({ orderId }) => orderId);
  await insertWithdrawal(tx, {
    paymentId,
    orderIds,
    paid,
    used: cents(Math.min(used.value, paid)),
    now: order.statedAt ?? now,
  });
  await endStatements(tx, { paymentId, now });
  await revokeFulfilment(tx, { paymentId, things, now });
  if (shares.length === 0) return;
  await insertRefundNeeds(tx, { shares, orderPaymentId: paymentId, now });
  await enqueue(tx, SEND_REFUNDS, {}, { key: `withdrawn:${paymentId}` });
}
