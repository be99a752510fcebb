import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Answer } from '../payments/answer.ts';
import type { World } from '../payments/world.ts';
import type { MerchantCall } from './merchant-call.ts';
import type { Payment } from './payment.ts';
import { complaints } from './payment-body.ts';
import { findOwn, notFound } from './payment-calls.ts';
import { notificationQuery, withQuery } from './payment-notification.ts';
import { errorAnswer, signedAnswer } from './signed-answer.ts';

/** These banks do not refund automatically: the payer is asked for an account by e-mail. */
const EMAIL_REFUND_ONLY = ['spankki', 'alandsbanken'];

/** Days in reality. */
const PAYER_ANSWERS_MS = 3_000;

const refundBody = z.object({
  // Omitted: refunds everything that is left.
  amount: z.int().min(1).optional(),
  email: z
    .string()
    .max(200)
    .regex(/^[^\s@]+@[^\s@]+$/)
    .optional(),
  refundStamp: z.string().max(200).optional(),
  refundReference: z.string().max(200).optional(),
  callbackUrls: z.object({ success: z.url(), cancel: z.url() }),
});
const emailRefundBody = refundBody.required({ email: true });
type RefundBody = z.output<typeof refundBody> & { amount: number };

/** To the original payment method. */
export function refund(world: World, call: MerchantCall): Answer {
  return giveBackAs(world, call, refundBody, (payment) =>
    EMAIL_REFUND_ONLY.includes(payment.provider ?? ''),
  );
}

/** To an account that the payer gives by e-mail, whatever the method. */
export function emailRefund(world: World, call: MerchantCall): Answer {
  return giveBackAs(world, call, emailRefundBody, () => true);
}

function giveBackAs(
  world: World,
  call: MerchantCall,
  schema: typeof refundBody | typeof emailRefundBody,
  isByEmail: (payment: Payment) => boolean,
): Answer {
  const { signer } = call;
  const payment = findOwn(world, call);
  if (!payment) return notFound(call);
  const parsed = schema.safeParse(call.json);
  if (!parsed.success)
    return errorAnswer(signer, 400, 'Validation failed', complaints(parsed.error));

  const { amount = payment.body.amount - payment.refundedAmount, email } = parsed.data;
  const isLeft = payment.status === 'ok' && amount > 0;
  if (!isLeft || payment.refundedAmount + amount > payment.body.amount) {
    return errorAnswer(signer, 400, 'Refund amount exceeds what is left of the payment');
  }
  const byEmail = isByEmail(payment);
  if (byEmail && !email)
    return errorAnswer(signer, 422, 'Payment method provider does not support refunds');

  const status = byEmail ? 'pending' : 'ok';
  const asked = { ...parsed.data, amount };
  giveBack(world, payment, asked);
  // The answer is "pending" until the payer has given an account.
  if (byEmail) world.notificationSender.later(PAYER_ANSWERS_MS, () => tell(world, payment, asked));
  else void tell(world, payment, asked);
  return signedAnswer(signer, 201, {
    transactionId: randomUUID(),
    provider: byEmail ? 'email refund' : payment.provider,
    status,
  });
}

function giveBack(world: World, payment: Payment, { amount }: RefundBody): void {
  payment.refundedAmount += amount;
  const { transactionId, body, provider } = payment;
  world.ledger.write({
    provider: 'paytrail',
    kind: 'refund',
    transactionId,
    stamp: body.stamp,
    reference: body.reference,
    amount,
    method: provider ?? 'unknown',
    token: null,
  });
}

function tell(world: World, payment: Payment, { amount, callbackUrls }: RefundBody): Promise<void> {
  const refunded = { ...payment, body: { ...payment.body, amount } };
  const query = notificationQuery(refunded, { status: 'ok' }, 'redirect');
  return world.notificationSender.deliver({
    url: withQuery(callbackUrls.success, query),
    method: 'GET',
  });
}
