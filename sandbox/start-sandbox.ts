import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { openMailStore } from './mailbox/mail-store.ts';
import { registerMailbox } from './mailbox/mailbox-routes.ts';
import { startInbox } from './mailbox/smtp-inbox.ts';

export type SandboxOptions = {
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  smtpPort?: number;
  /** Where mails are kept as .eml files; without it they live in memory. */
  mailDir?: string;
};

export type Sandbox = {
  url: string;
  mailboxUrl: string;
  smtpUrl: string;
  stop(): Promise<void>;
};

/** The outside world in one process: a mailbox that takes every mail. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  const store = await openMailStore(options.mailDir ?? null);
  const app = fastify({ forceCloseConnections: true });
  registerMailbox(app, store);

  const inbox = await startInbox(store, host, options.smtpPort ?? 0);
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
    async stop() {
      await Promise.all([app.close(), inbox.stop()]);
    },
  };
}
