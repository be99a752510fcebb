import type { FastifyInstance, FastifyRequest } from 'fastify';
import { confirm, reject } from '../paytrail/outcome.ts';
import { faultShape } from './fault-registry.ts';
import { overviewPage } from './overview-page.ts';
import type { World } from './world.ts';

type PaymentRequest = FastifyRequest<{ Params: { transactionId: string; answer: string } }>;

/** Control routes for tests and manual use; real providers have none. */
export function registerControl(app: FastifyInstance, world: World): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  );

  app.get('/', async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    return overviewPage(world);
  });

  app.get('/ledger.json', async () => world.ledger.entries);
  app.get('/payments.json', async () => Object.values(world.payments));

  app.get('/faults', async () => world.faults.list());
  app.delete('/faults', async (_request, reply) => {
    world.faults.clear();
    return reply.code(204).send();
  });
  app.post('/faults', async (request, reply) => {
    const parsed = faultShape.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ problems: parsed.error.issues });
    return reply.code(201).send(world.faults.add(parsed.data));
  });

  app.post('/deliver-now', async (_request, reply) => {
    await world.notificationSender.deliverNow();
    return reply.code(204).send();
  });

  app.post('/payments/:transactionId/:answer', async (request: PaymentRequest, reply) => {
    const { transactionId, answer } = request.params;
    const payment = world.payments[transactionId];
    if (!payment || (answer !== 'confirm' && answer !== 'reject')) return reply.callNotFound();
    await (answer === 'confirm' ? confirm : reject)(world, payment);
    return reply.redirect('/sandbox/', 303);
  });
}
