import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messagePage } from '../payments/payment-page.ts';
import type { World } from '../payments/world.ts';
import { applyOutcome, decline, OUTCOMES, type Outcome } from './outcome.ts';
import { isOpen, type Payment } from './payment.ts';
import { confirmPage, methodPage, methodsPage } from './payment-pages.ts';
import { type CatalogEntry, findEntry } from './provider-catalog.ts';
import { isOwnForm } from './provider-form.ts';
import { findCard } from './test-card.ts';

const PASSWORD = 'secret';
const THREE_D_SECURE_FAILED = '3DS';

type Params = { transactionId: string; provider: string };
type PageRequest = FastifyRequest<{ Params: Params }>;

/** Pages for the buyer, with relative URLs for any host name. */
export function registerPaymentPages(app: FastifyInstance, world: World): void {
  const html = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  const missing = (reply: FastifyReply) => html(reply, messagePage('FI', 'missing'), 404);
  const found = ({ params }: PageRequest) => world.payments[params.transactionId];
  const goOn = (reply: FastifyReply, payment: Payment, address: string | null) =>
    address
      ? reply.redirect(address, 303)
      : html(reply, messagePage(payment.body.language, 'closed'));

  app.post('/payments/:transactionId/:provider/redirect', async (request: PageRequest, reply) => {
    const payment = found(request);
    if (!payment) return missing(reply);
    if (!isOwnForm(payment, formOf(request))) {
      return html(reply, messagePage(payment.body.language, 'wrongForm'), 403);
    }
    const { transactionId, provider } = request.params;
    return reply.redirect(`/paytrail/pay/${transactionId}/${provider}`, 303);
  });

  app.get('/pay/:transactionId', async (request: PageRequest, reply) => {
    const payment = found(request);
    return payment ? html(reply, methodsPage(payment, '/paytrail')) : missing(reply);
  });

  app.get('/pay/:transactionId/3ds', async (request: PageRequest, reply) => {
    const payment = found(request);
    if (!payment) return missing(reply);
    const card = findCard(payment.cardId);
    if (card?.cit === 'stepUpAutomatic') {
      return goOn(reply, payment, await applyOutcome(world, payment, 'ok'));
    }
    return html(reply, confirmPage(payment, '3ds', false));
  });

  app.post('/pay/:transactionId/3ds', async (request: PageRequest, reply) => {
    const payment = found(request);
    if (!payment) return missing(reply);
    const form = formOf(request);
    const confirmed = form.get('answer') === 'confirm';
    if (confirmed && form.get('password') !== PASSWORD) {
      return html(reply, confirmPage(payment, '3ds', true), 422);
    }
    return goOn(reply, payment, await applyOutcome(world, payment, confirmed ? 'ok' : 'cancel'));
  });

  app.get('/pay/:transactionId/:provider', async (request: PageRequest, reply) => {
    const payment = found(request);
    const entry = findEntry(request.params.provider);
    if (!payment || !entry) return missing(reply);
    return html(reply, methodPage(payment, entry, entry.id));
  });

  app.post('/pay/:transactionId/:provider', async (request: PageRequest, reply) => {
    const payment = found(request);
    const entry = findEntry(request.params.provider);
    if (!payment || !entry) return missing(reply);
    const form = formOf(request);
    const outcome = OUTCOMES.find((known) => known === form.get('outcome')) ?? 'cancel';
    if (!isOpen(payment)) return goOn(reply, payment, await applyOutcome(world, payment, 'ok'));
    return goOn(reply, payment, await act(world, payment, entry, outcome, form.get('card')));
  });
}

export function formOf({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');
}

async function act(
  world: World,
  payment: Payment,
  { id, group }: CatalogEntry,
  outcome: Outcome,
  cardId: string | null,
): Promise<string | null> {
  payment.provider = id;
  const card = group === 'creditcard' ? findCard(cardId) : null;
  if (card && outcome !== 'cancel') payment.cardId = card.id;
  if (!card || outcome !== 'ok') return applyOutcome(world, payment, outcome);

  if (card.threeDSecure === 'password') return `/paytrail/pay/${payment.transactionId}/3ds`;
  if (card.threeDSecure === 'fails') return decline(world, payment, THREE_D_SECURE_FAILED);
  if (card.firstCharge !== null) return decline(world, payment, card.firstCharge);
  return applyOutcome(world, payment, 'ok');
}
