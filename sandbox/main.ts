import { join } from 'node:path';
import { startSandbox } from './start-sandbox.ts';

const { SANDBOX_HOST, SANDBOX_PORT, SANDBOX_SMTP_PORT, DATA_DIR } = process.env;

const sandbox = await startSandbox({
  host: SANDBOX_HOST || '127.0.0.1',
  port: Number(SANDBOX_PORT || 0),
  smtpPort: Number(SANDBOX_SMTP_PORT || 0),
  ...(DATA_DIR && {
    mailDir: join(DATA_DIR, 'mailbox'),
    payments: { stateFile: join(DATA_DIR, 'sandbox-payments.json') },
  }),
}).catch((reason: Error) => {
  process.stderr.write(`The sandbox cannot start: ${reason.message}\n`);
  process.exit(1);
});

const { url, mailboxUrl, smtpUrl } = sandbox;
process.stdout.write(`${JSON.stringify({ ready: true, url, mailboxUrl, smtpUrl })}\n`);
process.send?.({ ready: true, url, mailboxUrl, smtpUrl });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await sandbox.stop();
  process.exit(0);
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The parent was killed: free the ports.
process.once('disconnect', stop);
