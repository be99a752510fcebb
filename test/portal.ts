import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { DestinationStream } from 'pino';
import type { Mail } from '../sandbox/mailbox/read-mail.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import type { Clock } from '../server/base/clock.ts';
import { openPool, type Pool } from '../server/db/database.ts';
import type { Deps } from '../server/platform/context.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { readSettings, type Settings } from '../server/settings/settings.ts';
import { buildApp } from '../server/start/app.ts';
import { runPortal } from '../server/start/run-portal.ts';
import { freshDatabase, type Held, PIPELINE } from './database.ts';

export type MovableClock = Clock & { advance(ms: number): void };

export type TestPortal = {
  url: string;
  settings: Settings;
  pool: Pool;
  clock: MovableClock;
  /** Mails received, newest first. */
  mails(): Promise<Mail[]>;
  stop(): Promise<void>;
};

export type PortalOptions = {
  logTo?: DestinationStream;
  holds?: Held;
  mode?: 'production';
  /** Without it letters stay in the outbox: composing and sending them dominates tests that read none. */
  hasWorker?: boolean;
};

/**
 * The whole portal on free ports and a new database: pages, calls, worker, mailbox and payment sandbox. No cron: a
 * scheduled run would sometimes collide with a job that a test runs.
 */
export async function startPortal(
  environment: Record<string, string> = {},
  { logTo, holds, mode, hasWorker = true }: PortalOptions = {},
): Promise<TestPortal> {
  const database = await freshDatabase(holds && { holds });
  const sandbox = await startSandbox();
  const clock = movableClock();
  const read = readSettings({
    MODE: 'development',
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    SANDBOX_PORT: new URL(sandbox.url).port,
    SANDBOX_SMTP_PORT: new URL(sandbox.smtpUrl).port,
    SMARTUM_PUBLIC_KEY: sandbox.payments.smartumKey.publicKey,
    LOG_LEVEL: 'fatal',
    // A service worker in every browser context costs time, and answers requests that a test means to block.
    OFFLINE_PAGES: 'no',
    ...PIPELINE,
    ...environment,
  });
  // Production settings forbid a sandbox; everything else is as in production.
  const settings = { ...read, ...(mode && { mode }) };
  const log = makeLogger(settings.logLevel, logTo);
  const portal = await (hasWorker
    ? runPortal({ settings, clock, log, schedule: [] })
    : serveAlone({ settings, clock, log }));
  return {
    url: settings.publicUrl,
    settings,
    pool: database.pool,
    clock,
    async mails() {
      const answer = await fetch(`${sandbox.mailboxUrl}/messages.json`);
      return (await answer.json()) as Mail[];
    },
    async stop() {
      await portal.stop();
      await sandbox.stop();
      await database.drop();
    },
  };
}

/** The portal without its worker. */
async function serveAlone({ settings, clock, log }: Omit<Deps, 'pool'>) {
  const pool = openPool(settings.databaseUrl, { pipeline: settings.databasePipeline });
  const app = await buildApp({ pool, clock, settings, log });
  await app.listen({ host: settings.host, port: settings.port });
  return {
    async stop() {
      await app.close();
      await pool.end();
    },
  };
}

function movableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms;
    },
  };
}

/** Below the ephemeral ports: one of those could be taken before it is used. */
const PORTS = { from: 15_000, below: 32_000 };

/** A free port, for a program that takes its port as a setting. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.below);
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
