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

/** None is a test account's: with these the portal accepts a public address. */
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

/** Nothing listens here: the usual ports may be used by a running sandbox. */
const UNUSED_SANDBOX_PORTS = { SANDBOX_PORT: '65534', SANDBOX_SMTP_PORT: '65535' };

/** A folder without a build: only calls answer. */
const NO_PAGES = '/nowhere';

/** The real app on a new database, without port, worker, sandbox or pages, so that it needs no build. */
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

/** Moves only when told to, so that slow machines change nothing. */
function stillClock(): MovableClock {
  let now = Date.UTC(2027, 2, 1, 10);
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
