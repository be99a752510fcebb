import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../server/base/start-failure.ts';

const POLL_MS = 100;

/** Checked before anything is started, so that the error is immediate and nothing must be stopped. */
export async function requireFreePort(
  name: string,
  port: number,
  host: string,
  patienceMs: number,
) {
  const started = Date.now();
  for (;;) {
    const fault = await tryPort(port, host);
    if (fault === null) return;
    if (fault !== 'EADDRINUSE') {
      throw new StartFailure(`Cannot listen on ${host}:${port} (${fault}): see HOST and ${name}.`);
    }
    if (Date.now() - started >= patienceMs) {
      throw new StartFailure(
        `Port ${port} is already taken: stop the program that holds it, or give another one in ${name}.`,
      );
    }
    await wait(POLL_MS);
  }
}

async function tryPort(port: number, host: string): Promise<string | null> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    server.close();
  }
}
