import { z } from 'zod';
import type { Cents } from '../../../domain/base/cents.ts';
import type { PaytrailSettings } from './payment-settings.ts';
import type { ReturnAddresses } from './paytrail-order.ts';
import { callPaytrail, readAnswer, sendSigned } from './paytrail-request.ts';
import type { NoAnswer } from './provider-outcome.ts';

export type Refund = {
  transactionId: string;
  amount: Cents;
  /** Unique id of this refund. */
  stamp: string;
  reference: string;
  /** Some banks cannot take refunds: the provider then asks the buyer for an account by e-mail. */
  emailAddress: string | null;
  callback: ReturnAddresses;
};

export type RefundResult =
  | {
      outcome: 'refunded' | 'pending' | 'failed';
      refundId: string;
      provider: string;
      requestId: string | null;
    }
  /** This method has no refund of its own: send again with an e-mail address. */
  | { outcome: 'needsEmail'; requestId: string | null }
  | NoAnswer;

const OUTCOME = { ok: 'refunded', pending: 'pending', fail: 'failed' } as const;

const refundShape = z.object({
  transactionId: z.string(),
  provider: z.string().catch(''),
  status: z.enum(['ok', 'pending', 'fail']),
});

export async function refundPayment(
  settings: PaytrailSettings,
  refund: Refund,
): Promise<RefundResult> {
  const { transactionId } = refund;
  const answer = await sendSigned(settings, {
    method: 'POST',
    path: `/payments/${encodeURIComponent(transactionId)}/refund`,
    about: { transactionId },
    body: {
      amount: refund.amount,
      refundStamp: refund.stamp,
      refundReference: refund.reference,
      ...(refund.emailAddress && { email: refund.emailAddress }),
      callbackUrls: refund.callback,
    },
  });
  if (answer.outcome !== 'answered') return answer;
  const { requestId } = answer;
  if (answer.status === 422) return { outcome: 'needsEmail', requestId };

  const read = readAnswer(answer, 201, refundShape);
  if (read.outcome !== 'good') return read;
  const { status, provider, transactionId: refundId } = read.data;
  return { outcome: OUTCOME[status], refundId, provider, requestId };
}

const activatedShape = z.object({ status: z.enum(['ok', 'error']) });

/** Makes a pending company invoice due; the callback then reports ok. */
export async function activateInvoice(
  settings: PaytrailSettings,
  transactionId: string,
): Promise<{ outcome: 'activated' | 'failed'; requestId: string | null } | NoAnswer> {
  const read = await callPaytrail(
    settings,
    {
      method: 'POST',
      path: `/payments/${encodeURIComponent(transactionId)}/activate-invoice`,
      about: { transactionId },
    },
    { status: 200, shape: activatedShape },
  );
  if (read.outcome !== 'good') return read;
  const outcome = read.data.status === 'ok' ? 'activated' : 'failed';
  return { outcome, requestId: read.requestId };
}
