import { z } from 'zod';
import type { Answer } from '../payments/answer.ts';
import type { World } from '../payments/world.ts';
import type { MerchantCall } from './merchant-call.ts';
import { charge } from './outcome.ts';
import { type PaymentBody, paymentBody } from './payment-body.ts';
import { findOwn, notFound, openPayment, readBody } from './payment-calls.ts';
import { sendCallbacks } from './payment-notification.ts';
import { cardDetails, cardOfToken, findTokenization } from './saved-card.ts';
import { errorAnswer, signedAnswer } from './signed-answer.ts';
import { CODE_TEXTS, type TestCard } from './test-card.ts';

export function getToken(world: World, { signer, ids }: MerchantCall): Answer {
  const found = findTokenization(world, ids.tokenizationId ?? '');
  if (!found) return errorAnswer(signer, 404, 'Tokenization not found');
  return signedAnswer(
    signer,
    200,
    {
      token: found.token,
      card: cardDetails(found.card),
      customer: { network_address: null, country_code: null },
    },
    { 'checkout-tokenization-id': ids.tokenizationId ?? '' },
  );
}

const tokenBody: z.ZodType<PaymentBody & { token: string }> = paymentBody.and(
  z.object({ token: z.string().min(1) }),
);

export type TokenCharge = { initiative: 'cit' | 'mit'; hold: boolean };

export function chargeToken(
  world: World,
  call: MerchantCall,
  { initiative, hold }: TokenCharge,
): Answer {
  const read = readBody(world, call, tokenBody);
  if ('wrong' in read) return read.wrong;
  const { token, ...body } = read.body;
  const card = cardOfToken(world, token);
  const code = declineCode(world, card, initiative, body);
  if (!card || code !== null) return declined(call, code ?? '');

  const payment = openPayment(world, call, body, 'token');
  Object.assign(payment, { provider: 'creditcard', cardId: card.id, token });
  const { transactionId } = payment;
  const { stamp, reference } = body;
  const asksHolder = world.faults.take('stepUp', { call: callOf(initiative), stamp, reference });
  if (asksHolder || (initiative === 'cit' && String(card.cit).startsWith('stepUp'))) {
    const threeDSecureUrl = `${call.base}/pay/${transactionId}/3ds`;
    return signedAnswer(call.signer, 403, { transactionId, threeDSecureUrl });
  }
  if (hold) payment.status = 'authorization-hold';
  else charge(world, payment);
  if (!hold) {
    const subject = { call: callOf(initiative), stamp, reference, transactionId };
    const faults = world.faults.take('signals', subject)?.signals ?? {};
    void sendCallbacks(world, payment, { status: 'ok' }, faults);
  }
  return signedAnswer(call.signer, 201, { transactionId });
}

function callOf(initiative: 'cit' | 'mit'): string {
  return initiative === 'cit' ? 'chargeCit' : 'chargeMit';
}

/** Null: the charge succeeds (or requires authentication). */
function declineCode(
  world: World,
  card: TestCard | null,
  initiative: 'cit' | 'mit',
  { stamp, reference }: PaymentBody,
): string | null {
  const fault = world.faults.take('decline', { call: callOf(initiative), stamp, reference });
  if (fault?.decline !== undefined) return fault.decline;
  if (!card) return '';
  if (initiative === 'mit') return card.mit;
  return card.cit?.startsWith('stepUp') ? null : card.cit;
}

function declined({ signer }: MerchantCall, code: string): Answer {
  return signedAnswer(signer, 400, {
    status: 'error',
    message: 'Failed to create token payment.',
    acquirerResponseCode: code,
    acquirerResponseCodeDescription: code && (CODE_TEXTS[code] ?? 'Declined'),
  });
}

export function commitHold(world: World, call: MerchantCall): Answer {
  const payment = findOwn(world, call);
  if (!payment) return notFound(call);
  const amount = (call.json as { amount?: unknown } | null)?.amount;
  const fits = typeof amount === 'number' && amount > 0 && amount <= payment.body.amount;
  if (payment.status !== 'authorization-hold' || !fits) {
    return errorAnswer(call.signer, 400, 'Cannot commit this authorization hold');
  }
  payment.body = { ...payment.body, amount };
  charge(world, payment);
  return signedAnswer(call.signer, 201, { transactionId: payment.transactionId });
}

export function revertHold(world: World, call: MerchantCall): Answer {
  const payment = findOwn(world, call);
  if (!payment) return notFound(call);
  if (payment.status !== 'authorization-hold') {
    return errorAnswer(call.signer, 400, 'There is no authorization hold');
  }
  payment.status = 'fail';
  world.changed();
  return signedAnswer(call.signer, 200, { transactionId: payment.transactionId });
}
