import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

const LARGEST_MAIL = 25 * 1024 * 1024;

export type Inbox = { port: number; stop(): Promise<void> };

/**
 * Accepts every mail for every address, acknowledged after it is stored. Remote portals require TLS: the certificate is
 * the library's default and untrusted.
 */
export async function startInbox(
  store: MailStore,
  { host, port = 0, hasTls = false }: { host: string; port?: number | undefined; hasTls?: boolean },
): Promise<Inbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    logger: false,
    size: LARGEST_MAIL,
    closeTimeout: 200,
    onRcptTo: ({ address }, _session, done) => done(refusalFor(address)),
    onData(stream, session, done) {
      buffer(stream)
        .then((message) => store.keep(message, envelopeOf(session)))
        .then(() => done(null), done);
    },
  });
  // A client that disconnects early is ignored.
  server.on('error', () => {});

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function envelopeOf({ envelope }: SMTPServerSession) {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  };
}

/** Simulated refusals: aino+reject@… permanent, aino+busy@… temporary. */
function refusalFor(address: string): Error | null {
  if (/\+reject@/i.test(address)) return refusal(550, 'No such mailbox');
  if (/\+busy@/i.test(address)) return refusal(451, 'Try again later');
  return null;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
