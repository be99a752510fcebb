import type { z } from 'zod';
import type { freePaymentInput } from '../../../../contract/office/actions/free-payment.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { type Cents, toEuros } from '../../../../domain/base/cents.ts';
import { isReceived } from '../../../../domain/payment/payment-state.ts';
import { PROVIDERS } from '../../../../domain/payment/provider.ts';
import { decideSettlement } from '../../../../domain/payment/settlement.ts';
import { findObstacle } from '../../../checkout/record/snapshot-queries.ts';
import { RECONCILE_PAYMENTS } from '../../../checkout/settle/reconcile-payments.ts';
import type { Transaction } from '../../../db/database.ts';
import { enqueue } from '../../../db/enqueue-job.ts';
import { paymentSettings } from '../../../payment/provider/payment-settings.ts';
import { getPayment, type PaymentFound } from '../../../payment/provider/paytrail-payment.ts';
import { updateCheckNow } from '../../../payment/reconcile-queries.ts';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refusalText } from '../../../platform/refusal-text.ts';
import { defineAction } from '../define-action.ts';
import { findWaitingPayment, lockPayment, type WaitingPayment } from './free-payment-queries.ts';

type Input = z.output<typeof freePaymentInput>;
type ProviderAnswer = Pick<
  PaymentFound,
  'status' | 'amount' | 'stamp' | 'reference' | 'transactionId'
>;

/**
 * Applies the provider's current answer to a waiting payment by the usual settlement rule: received money is never
 * refused.
 */
export const freePayment = defineAction<'freePayment', Input>({
  kind: 'freePayment',

  async ask(context, { paymentId }) {
    const payment = await findWaitingPayment(context.pool, paymentId);
    if (!payment?.transactionId || faultOf(payment, false)) return null;
    return askProvider(context, payment.transactionId);
  },

  async lock(tx, { paymentId }) {
    await lockPayment(tx, paymentId);
    const payment = await findWaitingPayment(tx, paymentId);
    return payment && { personId: payment.personId, paymentId };
  },

  async state(tx, { paymentId }, { now }) {
    const { state, checkAt } = await requirePayment(tx, paymentId);
    return { isAsked: !isReceived(state) && checkAt !== null && checkAt <= now };
  },

  async prepare(tx, { paymentId }, { answer }, before) {
    const payment = await requirePayment(tx, paymentId);
    const fault = faultOf(payment, before.isAsked === true);
    if (fault) return { after: before, lines: [], refusal: say(fault) };
    const signal = answer as ProviderAnswer | null;
    if (!signal) return { after: before, lines: [], refusal: say('notFound') };
    const next = await follows(tx, payment, signal);
    if (!next) return { after: before, lines: [], refusal: say('stillWaits') };
    const outcomeText =
      signal.status === 'ok' ? say('ok', euros(signal.amount)) : say(signal.status);
    return {
      after: { isAsked: true },
      lines: [
        { label: 'provider', before: null, after: outcomeText },
        { label: 'payment', before: say(stateWord(payment)), after: next.payment },
        { label: 'money', before: null, after: next.money },
      ],
    };
  },

  async perform(tx, { paymentId }, { now }) {
    await updateCheckNow(tx, { paymentId, now });
    await enqueue(tx, RECONCILE_PAYMENTS, {}, { key: `free:${paymentId}` });
  },
});

const euros = (amount: Cents) => ({ euros: toEuros(amount) });

async function requirePayment(tx: Transaction, paymentId: string): Promise<WaitingPayment> {
  const payment = await findWaitingPayment(tx, paymentId);
  if (!payment) throw new Error('the locked payment is gone');
  return payment;
}

function faultOf({ state, providerType, transactionId }: WaitingPayment, isAsked: boolean) {
  if (isReceived(state)) return 'received';
  if (!PROVIDERS[providerType].canBeAsked || transactionId === null) return 'cannotAsk';
  return isAsked ? 'queued' : null;
}

/** Null: unknown to the provider. No answer is an error, and nothing changes. */
async function askProvider(
  { settings, language }: UserContext,
  transactionId: string,
): Promise<ProviderAnswer | null> {
  const found = await getPayment(paymentSettings(settings).paytrail, transactionId);
  if (found.outcome === 'notFound') return null;
  if (found.outcome !== 'found') {
    throw new Refusal('PROVIDER_SILENT', refusalText('providerSilent', language), 503);
  }
  const { status, amount, stamp, reference } = found;
  return { status, amount, stamp, reference, transactionId };
}

/** Outcome by the settlement rule; null for no change. */
async function follows(tx: Transaction, payment: WaitingPayment, answer: ProviderAnswer) {
  const obstacle = await findObstacle(tx, payment.stamp);
  const decision = decideSettlement({ ...payment, obstacle }, answer);
  switch (decision.do) {
    case 'settle':
      return { payment: say('settles'), money: say('came', euros(answer.amount)) };
    case 'flagRefund':
      return { payment: say('flags'), money: say('goesBack', euros(decision.amount)) };
    case 'keepUnmatched':
      return { payment: say('keeps'), money: say('came', euros(answer.amount)) };
    case 'move':
      return { payment: say(stateWord({ state: decision.to })), money: say('none') };
    default:
      return null;
  }
}

/** Received payments were refused earlier. */
function stateWord({ state }: Pick<WaitingPayment, 'state'>) {
  if (state === 'paid' || state === 'refundNeeded' || state === 'refunded') return 'settles';
  return state;
}
