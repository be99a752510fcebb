import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Answer } from '../payments/answer.ts';
import type { World } from '../payments/world.ts';
import type { MerchantCall } from './merchant-call.ts';
import { charge } from './outcome.ts';
import type { Payment } from './payment.ts';
import { complaints, type PaymentBody, paymentBody } from './payment-body.ts';
import { sendCallbacks } from './payment-notification.ts';
import { offered, TERMS } from './provider-catalog.ts';
import { describeGroups, providerForms } from './provider-form.ts';
import { errorAnswer, signedAnswer } from './signed-answer.ts';
import { findCard } from './test-card.ts';

export function openPayment(
  world: World,
  { signer }: MerchantCall,
  body: PaymentBody,
  kind: Payment['kind'],
): Payment {
  const payment: Payment = {
    transactionId: randomUUID(),
    account: signer.merchant.account,
    algorithm: signer.algorithm,
    kind,
    status: 'new',
    body,
    bankReference: String(randomInt(100_000_000, 999_999_999)),
    createdAt: new Date().toISOString(),
    paidAt: null,
    provider: null,
    cardId: null,
    token: null,
    refundedAmount: 0,
  };
  world.payments[payment.transactionId] = payment;
  world.stamps.add(body.stamp);
  world.changed();
  return payment;
}

/** The validated body, or an error answer. */
export function readBody<Shape extends z.ZodType<PaymentBody>>(
  world: World,
  { signer, json }: MerchantCall,
  shape: Shape,
): { body: z.output<Shape> } | { wrong: Answer } {
  const parsed = shape.safeParse(json);
  if (!parsed.success) {
    return { wrong: errorAnswer(signer, 400, 'Validation failed', complaints(parsed.error)) };
  }
  if (world.stamps.has(parsed.data.stamp)) {
    return { wrong: errorAnswer(signer, 400, 'Validation failed', ['stamp: already used']) };
  }
  return { body: parsed.data };
}

export function createPayment(world: World, call: MerchantCall): Answer {
  const read = readBody(world, call, paymentBody);
  if ('wrong' in read) return read.wrong;
  const { body } = read;
  const payment = openPayment(world, call, body, 'plain');
  const { base } = call;
  const filter = { amount: body.amount, groups: body.groups };
  return signedAnswer(
    call.signer,
    201,
    {
      transactionId: payment.transactionId,
      href: `${base}/pay/${payment.transactionId}`,
      terms: TERMS[body.language],
      groups: describeGroups(offered(filter), body.language, base),
      reference: payment.bankReference,
      providers: providerForms(payment, base, filter),
      customProviders: {},
    },
    { 'checkout-transaction-id': payment.transactionId },
  );
}

const withCallback = paymentBody.refine(({ callbackUrls }) => callbackUrls !== undefined, {
  path: ['callbackUrls'],
  message: 'is required',
});

export function payAndAddCard(world: World, call: MerchantCall): Answer {
  const read = readBody(world, call, withCallback);
  if ('wrong' in read) return read.wrong;
  const { transactionId } = openPayment(world, call, read.body, 'addCard');
  const redirectUrl = `${call.base}/pay/${transactionId}/creditcard`;
  return signedAnswer(call.signer, 200, { transactionId, redirectUrl });
}

/** The payment of the path if it is the caller's; others are not found. */
export function findOwn(world: World, { signer, ids }: MerchantCall): Payment | null {
  const payment = world.payments[ids.transactionId ?? ''];
  return payment?.account === signer.merchant.account ? payment : null;
}

export function notFound({ signer }: MerchantCall): Answer {
  return errorAnswer(signer, 404, 'Transaction not found');
}

export function getPayment(world: World, call: MerchantCall): Answer {
  const payment = findOwn(world, call);
  if (!payment) return notFound(call);
  const { transactionId, status, body, createdAt, provider, paidAt } = payment;
  const card = findCard(payment.cardId);
  return signedAnswer(
    call.signer,
    200,
    {
      transactionId,
      status,
      amount: body.amount,
      currency: 'EUR',
      stamp: body.stamp,
      reference: body.reference,
      createdAt,
      ...(status === 'new' && { href: `${call.base}/pay/${transactionId}` }),
      ...(provider && { provider }),
      ...(paidAt && { paidAt, filingCode: payment.bankReference }),
      ...(card && {
        cardInfo: { partialPan: card.lastFour, countryCode: 'FI', bin: card.bin },
      }),
    },
    { 'checkout-transaction-id': transactionId },
  );
}

export async function activateInvoice(world: World, call: MerchantCall): Promise<Answer> {
  const payment = findOwn(world, call);
  if (!payment) return notFound(call);
  if (payment.status !== 'pending' || !/b2[bc]$/.test(payment.provider ?? '')) {
    return signedAnswer(call.signer, 200, {
      status: 'error',
      message: 'Invoice cannot be activated',
    });
  }
  charge(world, payment);
  void sendCallbacks(world, payment, { status: 'ok' }, {});
  return signedAnswer(call.signer, 200, { status: 'ok', message: 'Invoice activated' });
}
