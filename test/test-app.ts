import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Pool } from '../server/db/database.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { readSettings, type Settings } from '../server/settings/settings.ts';
import { type AppParts, buildApp } from '../server/start/app.ts';
import { freshDatabase, type Held } from './database.ts';
import type { MovableClock } from './portal.ts';

export type TestApp = {
  app: FastifyInstance;
  pool: Pool;
  clock: MovableClock;
  settings: Settings;
  stop(): Promise<void>;
};

/** None of them is a test account's: with these the portal may say that it has a public address. */
export const OWN_CREDENTIALS = {
  SECRET_KEY: 'a-key-of-the-tests-that-is-long-enough',
  SANDBOX_PORT: '0',
  PAYTRAIL_MERCHANT_ID: '123456',
  PAYTRAIL_SECRET: 'only-ours',
  EPASSI_SITE: '4711',
  EPASSI_KEY: 'only-ours',
  SMARTUM_VENUE: 'ven_ours',
  SMARTUM_KEY_ID: 'ours',
};

/** Where nothing listens: on the usual ports somebody's own sandbox may run. */
const UNUSED_SANDBOX_PORTS = { SANDBOX_PORT: '65534', SANDBOX_SMTP_PORT: '65535' };

/** A folder without a build: only calls answer. */
const NO_PAGES = '/nowhere';

/** The real app on a database of its own, without a port, a worker, a sandbox or pages: built or not, it is the same. */
export async function startApp(
  environment: Record<string, string> = {},
  { logTo, holds, ...parts }: Partial<AppParts> & { logTo?: DestinationStream; holds?: Held } = {},
): Promise<TestApp> {
  const database = await freshDatabase(holds && { holds });
  const clock = stillClock();
  const inMode =
    environment.MODE === 'production' ? {} : { MODE: 'development', ...UNUSED_SANDBOX_PORTS };
  const settings = readSettings({ ...inMode, LOG_LEVEL: 'silent', ...environment });
  const log = makeLogger(settings.logLevel, logTo);
  const deps = { pool: database.pool, clock, settings, log };
  const app = await buildApp(deps, { distFolder: NO_PAGES, ...parts });
  return {
    app,
    pool: database.pool,
    clock,
    settings,
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}

/** Moves only when it is told to, so that a slow machine changes nothing. */
function stillClock(): MovableClock {
  let now = Date.UTC(2027, 2, 1, 10);
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
