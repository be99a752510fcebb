import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Subject } from '../payments/fault-registry.ts';
import type { World } from '../payments/world.ts';
import { registerAddCard } from './add-card-routes.ts';
import { logoSvg } from './logo.ts';
import { type MerchantCall, merchantCall } from './merchant-call.ts';
import { registerPaymentPages } from './page-routes.ts';
import { activateInvoice, createPayment, getPayment, payAndAddCard } from './payment-calls.ts';
import { type GROUP_NAMES, offered, TERMS } from './provider-catalog.ts';
import { describeEntry, describeGroups } from './provider-form.ts';
import { emailRefund, refund } from './refund-calls.ts';
import { requestReport, requestSettlementReport } from './report/report-calls.ts';
import { listSettlements } from './report/settlement-calls.ts';
import { signedAnswer } from './signed-answer.ts';
import { chargeToken, commitHold, getToken, revertHold } from './token-calls.ts';

type Work = (
  world: World,
  call: MerchantCall,
) => ReturnType<typeof getPayment> | Promise<ReturnType<typeof getPayment>>;

/** Name of the call, as used by faults, and its handler. */
const POSTS: [name: string, path: string, work: Work][] = [
  ['createPayment', '/payments', createPayment],
  ['payAndAddCard', '/tokenization/pay-and-add-card', payAndAddCard],
  ['getToken', '/tokenization/:tokenizationId', getToken],
  ['refund', '/payments/:transactionId/refund', refund],
  ['emailRefund', '/payments/:transactionId/refund/email', emailRefund],
  [
    'requestSettlementReport',
    '/settlements/:settlementId/payments/report',
    requestSettlementReport,
  ],
  ['activateInvoice', '/payments/:transactionId/activate-invoice', activateInvoice],
  ['commitHold', '/payments/:transactionId/token/commit', commitHold],
  ['revertHold', '/payments/:transactionId/token/revert', revertHold],
  ['requestReport', '/payments/report', requestReport],
  [
    'chargeCit',
    '/payments/token/cit/charge',
    (w, c) => chargeToken(w, c, { initiative: 'cit', hold: false }),
  ],
  [
    'chargeMit',
    '/payments/token/mit/charge',
    (w, c) => chargeToken(w, c, { initiative: 'mit', hold: false }),
  ],
  [
    'holdCit',
    '/payments/token/cit/authorization-hold',
    (w, c) => chargeToken(w, c, { initiative: 'cit', hold: true }),
  ],
  [
    'holdMit',
    '/payments/token/mit/authorization-hold',
    (w, c) => chargeToken(w, c, { initiative: 'mit', hold: true }),
  ],
];

export function registerPaytrail(app: FastifyInstance, world: World): void {
  keepRawBodies(app);
  for (const [name, path, work] of POSTS) {
    app.post(
      path,
      merchantCall(world, { name, subject: subjectOf, work: (call) => work(world, call) }),
    );
  }
  app.get(
    '/payments/:transactionId',
    merchantCall(world, { name: 'getPayment', work: (call) => getPayment(world, call) }),
  );
  registerLists(app, world);
  registerAddCard(app, world);
  registerPaymentPages(app, world);

  app.get('/logos/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const svg = logoSvg(request.params.name.replace(/\.svg$/, ''));
    if (!svg) return reply.callNotFound();
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(svg);
  });
}

type ListQuery = { amount?: string; groups?: string; language?: string };

function registerLists(app: FastifyInstance, world: World): void {
  app.get('/settlements', (request, reply) =>
    merchantCall(world, {
      name: 'listSettlements',
      work: (call) => listSettlements(world, call, request.query),
    })(request, reply),
  );

  const entriesOf = ({ amount, groups }: ListQuery) =>
    offered({ amount: amount ? Number(amount) : undefined, groups: groups?.split(',') });

  app.get(
    '/merchants/payment-providers',
    (request: FastifyRequest<{ Querystring: ListQuery }>, reply) =>
      merchantCall(world, {
        name: 'listProviders',
        work: ({ signer, base }) =>
          signedAnswer(
            signer,
            200,
            entriesOf(request.query).map((entry) => describeEntry(entry, base)),
          ),
      })(request, reply),
  );

  app.get(
    '/merchants/grouped-payment-providers',
    (request: FastifyRequest<{ Querystring: ListQuery }>, reply) =>
      merchantCall(world, {
        name: 'groupedProviders',
        work: ({ signer, base }) => {
          const language = languageOf(request.query.language);
          const entries = entriesOf(request.query);
          const providers = entries.map((entry) => describeEntry(entry, base));
          const groups = describeGroups(entries, language, base).map((group) => ({
            ...group,
            providers: providers.filter((one) => one.group === group.id),
          }));
          return signedAnswer(signer, 200, { terms: TERMS[language], groups, providers });
        },
      })(request, reply),
  );
}

function languageOf(text: string | undefined): keyof typeof GROUP_NAMES {
  return text === 'SV' || text === 'EN' ? text : 'FI';
}

/** Signatures cover the raw bytes, so nothing may parse them first. */
function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function subjectOf({ json }: MerchantCall): Subject {
  const { stamp, reference } = (json ?? {}) as { stamp?: unknown; reference?: unknown };
  return {
    ...(typeof stamp === 'string' && { stamp }),
    ...(typeof reference === 'string' && { reference }),
  };
}
