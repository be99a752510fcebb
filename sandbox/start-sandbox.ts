import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { registerEpassi } from './epassi/epassi-routes.ts';
import { openMailStore } from './mailbox/mail-store.ts';
import { registerMailbox } from './mailbox/mailbox-routes.ts';
import { startInbox } from './mailbox/smtp-inbox.ts';
import { registerControl } from './payments/control-routes.ts';
import { openWorld, type PaymentOptions, type World } from './payments/world.ts';
import { registerPaytrail } from './paytrail/paytrail-routes.ts';
import { registerSmartum } from './smartum/smartum-routes.ts';

type SandboxOptions = {
  host?: string;
  /** 0 takes a free port. */
  port?: number;
  smtpPort?: number;
  /** Where mails are stored as .eml files; memory only without it. */
  mailDir?: string;
  payments?: PaymentOptions;
};

export type Sandbox = {
  url: string;
  mailboxUrl: string;
  smtpUrl: string;
  /** State of the payment providers: ledger, faults, payments. For tests in the same process. */
  payments: World;
  stop(): Promise<void>;
};

/** External services in one process: a mailbox that accepts every mail, and the payment providers. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  const store = await openMailStore(options.mailDir ?? null);
  const app = fastify({ forceCloseConnections: true });
  registerMailbox(app, store);
  const payments = registerPayments(app, options.payments ?? {});

  const inbox = await startInbox(store, { host, port: options.smtpPort });
  await app.listen({ host, port: options.port ?? 0 }).catch(async (reason) => {
    await inbox.stop();
    throw reason;
  });

  const { port } = app.server.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  return {
    url,
    mailboxUrl: `${url}/mailbox`,
    smtpUrl: `smtp://${host}:${inbox.port}`,
    payments,
    async stop() {
      payments.stop();
      await Promise.all([app.close(), inbox.stop()]);
    },
  };
}

/** Three providers, each at the path given in the settings. */
function registerPayments(app: FastifyInstance, options: PaymentOptions): World {
  const world = openWorld(options);
  app.register(async (scope) => registerPaytrail(scope, world), { prefix: '/paytrail' });
  app.register(async (scope) => registerEpassi(scope, world), { prefix: '/epassi' });
  app.register(async (scope) => registerSmartum(scope, world), { prefix: '/smartum' });
  app.register(async (scope) => registerControl(scope, world), { prefix: '/sandbox' });
  return world;
}
