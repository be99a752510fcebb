import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Answer, answerCall } from '../payments/answer.ts';
import { textsIn, withValue } from '../payments/page-texts.ts';
import {
  facts,
  mainButtons,
  messagePage,
  money,
  otherOutcomes,
  paymentPage,
} from '../payments/payment-page.ts';
import type { World } from '../payments/world.ts';
import type { SmartumPayment } from './smartum-payment.ts';
import { smartumReceipt } from './smartum-receipt.ts';

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

const VENUE = 'ven_sandbox';

const checkoutShape = z.object({
  venue: z.literal(VENUE),
  benefit: z.enum(['culture', 'exercise']),
  amount: z.int().positive(),
  product_name: z.string().min(1),
  success_url: z.url(),
  cancel_url: z.url(),
  nonce: z.string().min(1),
});

export function registerSmartum(app: FastifyInstance, world: World): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );

  // Not of the real service: settings of the default start take the key from here.
  app.get('/keys.json', async () => {
    const { kid, publicKey } = world.smartumKey;
    return { kid, publicKey };
  });

  app.post('/checkout', async (request, reply) => {
    const stamp = String((request.body as { nonce?: unknown } | null)?.nonce ?? '');
    const subject = { call: 'smartumCheckout', stamp };
    return answerCall(reply, world.faults, subject, () => checkout(world, request), {
      refused: () => json(400, { error: 'refused by the sandbox' }),
      // Nothing is signed here; a forger would send the buyer elsewhere.
      forged: () => json(200, { data: { url: 'https://smartum.evil.example/pay' } }),
      unsigned: (answer) => answer,
    });
  });

  app.get('/pay/:id', async (request: PageRequest, reply) => {
    const payment = world.smartum[request.params.id];
    reply.type('text/html; charset=utf-8');
    if (!payment) return reply.code(404).send(messagePage('FI', 'missing'));
    return payPage(payment);
  });

  app.post('/pay/:id', async (request: PageRequest, reply) => {
    const payment = world.smartum[request.params.id];
    reply.type('text/html; charset=utf-8');
    if (!payment) return reply.code(404).send(messagePage('FI', 'missing'));
    const outcome = (request.body as URLSearchParams).get('outcome');
    if (outcome !== 'ok' && outcome !== 'closeBrowser' && payment.status === 'open') {
      payment.status = 'cancelled';
      world.changed();
      return reply.redirect(payment.cancelUrl, 303);
    }
    take(world, payment);
    // There is no word from server to server: a closed browser leaves the shop in the dark.
    if (outcome === 'closeBrowser') return messagePage('FI', 'closed');
    return reply.redirect(await returnAddress(world, payment), 303);
  });
}

function checkout(world: World, { body, protocol, host }: FastifyRequest): Answer {
  const parsed = checkoutShape.safeParse(body);
  if (!parsed.success) return json(422, { error: 'invalid checkout' });
  const { product_name, success_url, cancel_url, ...rest } = parsed.data;
  const id = `tx_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  world.smartum[id] = {
    ...rest,
    id,
    productName: product_name,
    successUrl: success_url,
    cancelUrl: cancel_url,
    status: 'open',
  };
  world.changed();
  return json(200, { data: { url: `${protocol}://${host}/smartum/pay/${id}` } });
}

function payPage(payment: SmartumPayment): string {
  const texts = textsIn('FI');
  const amount = money(payment.amount);
  const content = `${facts([
    [texts.payee, texts.payeeName],
    [texts.product, payment.productName],
    [texts.amount, amount],
  ])}<form method="post" action="${payment.id}">${mainButtons(texts, withValue(texts.pay, amount))}
${otherOutcomes(texts, ['closeBrowser'])}</form>`;
  return paymentPage('FI', withValue(texts.payWith, 'Smartum'), content);
}

async function returnAddress(world: World, payment: SmartumPayment): Promise<string> {
  const fault = world.faults.take('receipt', { stamp: payment.nonce })?.receipt ?? null;
  const replayed = Object.values(world.smartum).find(
    ({ status, id }) => status === 'paid' && id !== payment.id,
  );
  const shown = fault === 'replay' && replayed ? replayed : payment;
  const url = new URL(payment.successUrl);
  url.searchParams.append('jwt', await smartumReceipt(world.smartumKey, shown, fault));
  return url.href;
}

function take(world: World, payment: SmartumPayment): void {
  if (payment.status === 'paid') return;
  payment.status = 'paid';
  world.ledger.write({
    provider: 'smartum',
    kind: 'charge',
    transactionId: payment.id,
    stamp: payment.nonce,
    reference: null,
    amount: payment.amount,
    method: 'smartum',
    token: null,
  });
}

function json(status: number, body: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
