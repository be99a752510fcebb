import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Answer, answerCall } from '../payments/answer.ts';
import { registerVoucherPages } from '../payments/voucher-pages.ts';
import type { World } from '../payments/world.ts';
import type { SmartumPayment } from './smartum-payment.ts';
import { smartumReceipt } from './smartum-receipt.ts';

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
  registerVoucherPages(app, world, {
    name: 'smartum',
    title: 'Smartum',
    payments: world.smartum,
    stampOf: ({ nonce }) => nonce,
    centsOf: ({ amount }) => amount,
    fact: ({ productName }) => ({ label: 'product', value: productName }),
    cancelAddress: ({ cancelUrl }) => cancelUrl,
    // There is no server notification: after a closed browser the shop knows nothing.
    comeBack: async (payment, reply) => reply.redirect(await returnAddress(world, payment), 303),
  });

  // Not part of the real service: the default settings read the key from here.
  app.get('/keys.json', async () => {
    const { kid, publicKey } = world.smartumKey;
    return { kid, publicKey };
  });

  app.post('/checkout', async (request, reply) => {
    const stamp = String((request.body as { nonce?: unknown } | null)?.nonce ?? '');
    const subject = { call: 'smartumCheckout', stamp };
    return answerCall(reply, world.faults, subject, () => checkout(world, request), {
      refused: () => json(400, { error: 'refused by the sandbox' }),
      // Not signed: a forger could change the destination.
      forged: () => json(200, { data: { url: 'https://smartum.evil.example/pay' } }),
      unsigned: (answer) => answer,
    });
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

function json(status: number, body: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
