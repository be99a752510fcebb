import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { messagePage } from '../payments/payment-page.ts';
import type { World } from '../payments/world.ts';
import { findMerchant, merchantOf } from './merchant.ts';
import { formOf } from './page-routes.ts';
import type { Tokenization } from './payment.ts';
import { withQuery } from './payment-notification.ts';
import { saveCardPage } from './payment-pages.ts';
import { unsignedError } from './signed-answer.ts';
import { hmacHex, isKnownAlgorithm } from './signing.ts';
import { findCard } from './test-card.ts';

type CardRequest = FastifyRequest<{ Params: { id: string } }>;

const formShape = z.object({
  'checkout-account': z.string(),
  'checkout-algorithm': z.string(),
  'checkout-method': z.literal('POST'),
  'checkout-nonce': z.string().min(1),
  'checkout-timestamp': z.string().min(1),
  'checkout-redirect-success-url': z.url(),
  'checkout-redirect-cancel-url': z.url(),
  'checkout-callback-success-url': z.url().optional(),
  'checkout-callback-cancel-url': z.url().optional(),
  language: z.enum(['FI', 'SV', 'EN']).default('FI'),
  signature: z.string(),
});

/** Saving a card without a payment: a signed form, from a browser or as JSON from a server. */
export function registerAddCard(app: FastifyInstance, world: World): void {
  app.post('/tokenization/addcard-form', async (request, reply) => {
    const fields = readFields(request);
    const parsed = formShape.safeParse(fields);
    if (!parsed.success) return refuse(reply, 400, 'Validation failed');
    const form = parsed.data;
    const merchant = findMerchant(form['checkout-account']);
    const algorithm = form['checkout-algorithm'];
    const signed =
      merchant &&
      isKnownAlgorithm(algorithm) &&
      hmacHex(merchant.secret, algorithm, Object.entries(fields)) === form.signature;
    if (!signed) return refuse(reply, 401, 'Signature mismatch');

    const tokenization: Tokenization = {
      id: randomUUID(),
      account: merchant.account,
      algorithm,
      language: form.language,
      redirectSuccess: form['checkout-redirect-success-url'],
      redirectCancel: form['checkout-redirect-cancel-url'],
      callbackSuccess: form['checkout-callback-success-url'] ?? null,
      callbackCancel: form['checkout-callback-cancel-url'] ?? null,
      cardId: null,
      token: null,
    };
    world.tokenizations[tokenization.id] = tokenization;
    world.changed();
    return reply.redirect(
      `${request.protocol}://${request.host}/paytrail/card/${tokenization.id}`,
      302,
    );
  });

  app.get('/card/:id', async (request: CardRequest, reply) => {
    const tokenization = world.tokenizations[request.params.id];
    reply.type('text/html; charset=utf-8');
    if (!tokenization) return reply.code(404).send(messagePage('FI', 'missing'));
    return saveCardPage(tokenization.language, tokenization.id);
  });

  app.post('/card/:id', async (request: CardRequest, reply) => {
    const tokenization = world.tokenizations[request.params.id];
    if (!tokenization) return reply.code(404).send(messagePage('FI', 'missing'));
    const form = formOf(request);
    const card = form.get('outcome') === 'ok' ? findCard(form.get('card')) : null;
    return reply.redirect(finish(world, tokenization, card?.id ?? null), 303);
  });
}

/** Issues the token, notifies the server and returns the redirect. */
function finish(world: World, tokenization: Tokenization, cardId: string | null): string {
  if (cardId && !tokenization.token) {
    tokenization.cardId = cardId;
    tokenization.token = randomUUID();
    world.tokens[tokenization.token] = cardId;
    world.changed();
  }
  const query = cardQuery(tokenization, cardId !== null);
  const callback = cardId ? tokenization.callbackSuccess : tokenization.callbackCancel;
  const faults = world.faults.take('signals', { call: 'addCard' })?.signals ?? {};
  for (let copy = 0; callback && !faults.missing && copy < (faults.copies ?? 1); copy += 1) {
    void world.notificationSender.deliver({ url: withQuery(callback, query), method: 'GET' });
  }
  return withQuery(cardId ? tokenization.redirectSuccess : tokenization.redirectCancel, query);
}

function cardQuery({ account, algorithm, id }: Tokenization, saved: boolean): URLSearchParams {
  const query = new URLSearchParams({
    'checkout-account': account,
    'checkout-algorithm': algorithm,
    'checkout-method': 'GET',
    'checkout-status': saved ? 'ok' : 'fail',
  });
  if (saved) query.set('checkout-tokenization-id', id);
  query.set('signature', hmacHex(merchantOf(account).secret, algorithm, query));
  return query;
}

function readFields(request: FastifyRequest): Record<string, string> {
  if (!request.headers['content-type']?.includes('json')) {
    return Object.fromEntries(formOf(request));
  }
  try {
    const json = JSON.parse((request.body as Buffer).toString('utf8')) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  const { headers, body } = unsignedError(status, message);
  return reply.code(status).headers(headers).send(body);
}
