import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textsIn, withValue } from './page-texts.ts';
import {
  facts,
  mainButtons,
  messagePage,
  money,
  otherOutcomes,
  paymentPage,
} from './payment-page.ts';
import type { LedgerEntry, World } from './world.ts';

type PageRequest = FastifyRequest<{ Params: { id: string } }>;
type VoucherPayment = { id: string; status: 'open' | 'paid' | 'cancelled' };
type Provider<Payment extends VoucherPayment> = {
  name: LedgerEntry['provider'];
  title: string;
  payments: Record<string, Payment>;
  stampOf(payment: Payment): string;
  centsOf(payment: Payment): number;
  /** Line with the paid product. */
  fact(payment: Payment): { label: 'reference' | 'product'; value: string };
  cancelAddress(payment: Payment): string;
  /** Server notification, where the provider has one. */
  notify?(payment: Payment): Promise<void>;
  comeBack(payment: Payment, reply: FastifyReply): Promise<unknown>;
};

/** Pages of a voucher provider: pay, cancel, or pay and close the browser. */
export function registerVoucherPages<Payment extends VoucherPayment>(
  app: FastifyInstance,
  world: World,
  provider: Provider<Payment>,
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );

  app.get('/pay/:id', async (request: PageRequest, reply) => {
    const payment = provider.payments[request.params.id];
    reply.type('text/html; charset=utf-8');
    if (!payment) return reply.code(404).send(messagePage('FI', 'missing'));
    return payPage(provider, payment);
  });

  app.post('/pay/:id', async (request: PageRequest, reply) => {
    const payment = provider.payments[request.params.id];
    reply.type('text/html; charset=utf-8');
    if (!payment) return reply.code(404).send(messagePage('FI', 'missing'));
    const outcome = (request.body as URLSearchParams).get('outcome');
    if (outcome !== 'ok' && outcome !== 'closeBrowser' && payment.status === 'open') {
      payment.status = 'cancelled';
      world.changed();
      return reply.redirect(provider.cancelAddress(payment), 303);
    }
    charge(world, provider, payment);
    await provider.notify?.(payment);
    if (outcome === 'closeBrowser') return messagePage('FI', 'closed');
    return provider.comeBack(payment, reply);
  });
}

function payPage<Payment extends VoucherPayment>(
  provider: Provider<Payment>,
  payment: Payment,
): string {
  const texts = textsIn('FI');
  const amount = money(provider.centsOf(payment));
  const { label, value } = provider.fact(payment);
  const content = `${facts([
    [texts.payee, texts.payeeName],
    [texts[label], value],
    [texts.amount, amount],
  ])}<form method="post" action="${payment.id}">${mainButtons(texts, withValue(texts.pay, amount))}
${otherOutcomes(texts, ['closeBrowser'])}</form>`;
  return paymentPage('FI', withValue(texts.payWith, provider.title), content);
}

function charge<Payment extends VoucherPayment>(
  world: World,
  provider: Provider<Payment>,
  payment: Payment,
): void {
  if (payment.status === 'paid') return;
  payment.status = 'paid';
  world.ledger.write({
    provider: provider.name,
    kind: 'charge',
    transactionId: payment.id,
    stamp: provider.stampOf(payment),
    reference: null,
    amount: provider.centsOf(payment),
    method: provider.name,
    token: null,
  });
}
