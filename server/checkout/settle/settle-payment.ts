import { nextCheckAt } from '../../../domain/payment/check-plan.ts';
import { paymentMethod } from '../../../domain/payment/payment-method.ts';
import { isReceived, type PaymentState } from '../../../domain/payment/payment-state.ts';
import { PROVIDERS } from '../../../domain/payment/provider.ts';
import type { RefundReason } from '../../../domain/payment/refund-reason.ts';
import { type Decision, decideSettlement } from '../../../domain/payment/settlement.ts';
import {
  allStatements,
  type Database,
  type Transaction,
  transactionAfter,
} from '../../db/database.ts';
import { commitLater } from '../../db/relaxed-commit.ts';
import { saveToken } from '../../instalment/contract-queries.ts';
import {
  type DueInstalment,
  isClosed,
  lockInstalmentsOfPayment,
} from '../../instalment/instalment-queries.ts';
import { failInstalments, payInstalments } from '../../instalment/settle-instalments.ts';
import type { Order, PaidOrder } from '../../order/order-queries.ts';
import { updateVerdict } from '../../payment/notification-queries.ts';
import {
  findPaymentByStamp,
  lockPaymentByStamp,
  type Payment,
} from '../../payment/payment-queries.ts';
import { updateProviderDetails, updateState } from '../../payment/payment-state-queries.ts';
import type {
  ChannelNotification,
  ProviderNotification,
  Settled,
  Verdict,
} from '../../payment/verified-notification.ts';
import type { Deps } from '../../platform/context.ts';
import { insertRefundNeed } from '../../refund/need-queries.ts';
import { findReachedLimit } from '../../scheme/campaign-queries.ts';
import { drawCompanyCards } from '../fulfil/fulfil-company-order.ts';
import { fulfilPayment } from '../fulfil/fulfil-payment.ts';
import { findObstacle, lockBuyerByStamp, lockOrdersByStamp } from '../record/snapshot-queries.ts';
import { notifyPending, notifyPendingFailed, notifyRefund } from './notify-payer.ts';
import { recordUnmatched } from './record-unmatched.ts';

/** A repeated notification about received money has no effect, so nothing is locked. Null for all others. */
export async function findSettled(db: Database, notification: ProviderNotification) {
  const payment = await findPaymentByStamp(db, notification.verified.stamp);
  if (!payment || !isReceived(payment.state)) return null;
  const tellsMore =
    notification.providerId !== null && notification.providerId !== payment.providerId;
  const namesTransaction =
    notification.verified.transactionId !== null && payment.transactionId === null;
  if (notification.cardToken || tellsMore || namesTransaction) return null;
  const decision = decideSettlement({ ...payment, obstacle: null }, notification.verified);
  return decision.do === 'nothing' ? { verdict: 'nothing' as const, payment } : null;
}

/**
 * The single path for redirect, callback and reconciler: stores the notification, which is committed by itself, then
 * locks the payment and its orders, decides by state, and commits all effects in one transaction: once, or not at all.
 */
export function settlePayment(
  deps: Deps,
  notification: ChannelNotification,
  keepSignal: (db: Database) => Promise<string>,
): Promise<Settled> {
  const { stamp } = notification.verified;
  return transactionAfter(deps.pool, {
    first: keepSignal,
    lock: (tx) =>
      allStatements([
        // Locked before the orders, as a form does; the account gets the name on the order.
        lockBuyerByStamp(tx, stamp),
        lockPaymentByStamp(tx, stamp),
        lockOrdersByStamp(tx, stamp),
        // A separate statement after the locks, so that it sees what was settled meanwhile.
        findObstacle(tx, stamp),
      ]),
    async work(tx, [, found, orders, orderObstacle], signalId) {
      const instalments = await instalmentsOf(tx, found, orders);
      const obstacle =
        orderObstacle ??
        obstacleOf(instalments) ??
        (await codeObstacle(tx, { found, orders, notification }, deps));
      const decision = found && decideSettlement({ ...found, obstacle }, notification.verified);
      if (!found || !decision || decision.do === 'keepUnmatched' || decision.do === 'reject') {
        const verdict = await recordUnmatched(
          tx,
          { decision, payment: found, orders, notification },
          deps,
        );
        await updateVerdict(tx, signalId, { verdict, paymentId: found?.id ?? null });
        return { verdict, payment: found };
      }
      const verdict = VERDICTS[decision.do];
      const noted = updateVerdict(tx, signalId, { verdict, paymentId: found.id });
      const payment = {
        ...found,
        transactionId: found.transactionId ?? notification.verified.transactionId,
        providerId: notification.providerId ?? found.providerId,
      };
      const step = { decision, payment, orders, instalments, notification };
      const [state] = await allStatements([carryOut(tx, step, deps), noted]);
      return { verdict, payment: { ...payment, state } };
    },
  });
}

/** Only a payment without orders pays for instalments, so others need no query. */
async function instalmentsOf(tx: Transaction, payment: Payment | null, orders: Order[]) {
  return payment && orders.length === 0 ? lockInstalmentsOfPayment(tx, payment.id) : [];
}

function obstacleOf(instalments: DueInstalment[]): RefundReason | null {
  if (!instalments.some(isClosed)) return null;
  return instalments.some(({ isWithdrawn }) => isWithdrawn) ? 'withdrawn' : 'paidTwice';
}

const REASON_OF_LIMIT = { forAll: 'codeUsedUp', forBuyer: 'codeUsedByBuyer' } as const;

/** A limited code is counted again here: late money may find it used up. */
async function codeObstacle(
  tx: Transaction,
  {
    found,
    orders,
    notification,
  }: { found: Payment | null; orders: Order[]; notification: ProviderNotification },
  { clock }: Deps,
): Promise<RefundReason | null> {
  if (notification.verified.status !== 'ok' || !found || isReceived(found.state)) return null;
  const usage = { now: clock.now(), browserHash: null, hasPaid: true };
  const limit = await findReachedLimit(tx, orders, usage);
  return limit && REASON_OF_LIMIT[limit];
}

const VERDICTS: Record<Step['decision']['do'], Verdict> = {
  settle: 'settled',
  flagRefund: 'refundFlagged',
  move: 'moved',
  nothing: 'nothing',
};

type Step = {
  decision: Exclude<Decision, { do: 'reject' | 'keepUnmatched' }>;
  payment: Payment;
  orders: PaidOrder[];
  /** Of a running contract; such a payment has no orders. */
  instalments: DueInstalment[];
  notification: ProviderNotification;
};

/** The token is saved whatever the decision, and after its contract exists. */
async function carryOut(tx: Transaction, step: Step, deps: Deps): Promise<PaymentState> {
  const state = await applyDecision(tx, step, deps);
  await saveCardToken(tx, step, deps);
  return state;
}

async function applyDecision(tx: Transaction, step: Step, deps: Deps): Promise<PaymentState> {
  const { decision, payment, orders, instalments } = step;
  const charged = { paymentId: payment.id, instalments };
  switch (decision.do) {
    case 'settle':
      await allStatements([
        moveTo(tx, payment, 'paid', deps),
        fulfilPayment(tx, payment, orders, deps),
      ]);
      await payInstalments(tx, { ...charged, method: paymentMethod(payment) }, deps);
      return 'paid';
    case 'flagRefund':
      await flagRefund(tx, step, decision, deps);
      return 'refundNeeded';
    case 'move':
      await moveTo(tx, payment, decision.to, deps);
      if (decision.to === 'pending') await beginWaiting(tx, step, deps);
      if (decision.to === 'failed' || decision.to === 'cancelled') {
        await failInstalments(tx, charged, deps);
        if (payment.state === 'pending') {
          await notifyPendingFailed(tx, step, deps.settings.publicUrl);
        }
      }
      return decision.to;
    case 'nothing':
      // Callback and browser arrived together: the first settled and waited for the disk.
      if (!step.notification.cardToken) await commitLater(tx);
      await updateProviderDetails(tx, payment);
      return payment.state;
  }
}

async function flagRefund(
  tx: Transaction,
  step: Step,
  { reason, amount }: Extract<Decision, { do: 'flagRefund' }>,
  deps: Deps,
) {
  const { payment } = step;
  const { id: paymentId } = payment;
  await moveTo(tx, payment, 'refundNeeded', deps);
  await insertRefundNeed(tx, { paymentId, reason, amount, now: deps.clock.now() });
  await notifyRefund(tx, { ...step, reason, amount });
}

async function beginWaiting(tx: Transaction, step: Step, deps: Deps) {
  const { payment, orders } = step;
  if (payment.processType === 'companyOrder') await drawCompanyCards(tx, orders, deps);
  await notifyPending(tx, step);
}

async function moveTo(tx: Transaction, payment: Payment, to: PaymentState, { clock }: Deps) {
  const now = clock.now();
  const { id, providerType, transactionId, providerId } = payment;
  // Failed and cancelled ones are polled too: a bank's confirmation may be late.
  const isKnownThere = PROVIDERS[providerType].canBeAsked && transactionId !== null;
  const canBeAsked = !isReceived(to) && isKnownThere;
  const checkAt = canBeAsked ? nextCheckAt({ createdAt: now, checks: 0, now }) : null;
  await updateState(tx, { id, to, now, checkAt, transactionId, providerId });
}

async function saveCardToken(tx: Transaction, { payment, notification }: Step, deps: Deps) {
  if (!notification.cardToken) return;
  await saveToken(tx, {
    paymentId: payment.id,
    token: notification.cardToken,
    card: notification.card,
    secretKey: deps.settings.secretKey,
    now: deps.clock.now(),
  });
}
