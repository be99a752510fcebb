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

/** These banks take no money back by themselves: the payer is asked for an account by e-mail. */
const EMAIL_REFUND_ONLY = ['spankki', 'alandsbanken'];

const refundBody = z.object({
  amount: z.int().min(1),
  email: z.string().optional(),
  refundStamp: z.string().max(200).optional(),
  refundReference: z.string().max(200).optional(),
  callbackUrls: z.object({ success: z.url(), cancel: z.url() }),
});
type RefundBody = z.output<typeof refundBody>;

export function refund(world: World, call: MerchantCall): Answer {
  const { signer } = call;
  const payment = findOwn(world, call);
  if (!payment) return notFound(call);
  const parsed = refundBody.safeParse(call.json);
  if (!parsed.success)
    return errorAnswer(signer, 400, 'Validation failed', complaints(parsed.error));

  const { amount, email } = parsed.data;
  if (payment.status !== 'ok' || payment.refundedAmount + amount > payment.body.amount) {
    return errorAnswer(signer, 400, 'Refund amount exceeds what is left of the payment');
  }
  const byEmail = EMAIL_REFUND_ONLY.includes(payment.provider ?? '');
  if (byEmail && !email)
    return errorAnswer(signer, 422, 'Payment method provider does not support refunds');

  const status = byEmail ? 'pending' : 'ok';
  giveBack(world, payment, parsed.data);
  tell(world, payment, parsed.data);
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

function tell(world: World, payment: Payment, { amount, callbackUrls }: RefundBody): void {
  const refunded = { ...payment, body: { ...payment.body, amount } };
  const query = notificationQuery(refunded, { status: 'ok' }, 'redirect');
  void world.notificationSender.deliver({
    url: withQuery(callbackUrls.success, query),
    method: 'GET',
  });
}
