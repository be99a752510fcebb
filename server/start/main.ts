import { isOverload } from '../base/overload-error.ts';
import { StartFailure } from '../base/start-failure.ts';
import { startTracing, stopTracing } from '../base/tracing.ts';
import { migrate } from '../db/migrate.ts';
import { openClock } from '../jobs/demo-clock.ts';
import { SCHEDULE } from '../jobs/schedule.ts';
import { requireKnownKeys } from '../operations/require-known-keys.ts';
import { portalVersion } from '../platform/health/portal-version.ts';
import { makeLogger } from '../platform/logger.ts';
import { requireRealFacts } from '../scheme/require-real-facts.ts';
import { readSettings } from '../settings/settings.ts';
import { runPortal } from './run-portal.ts';

const LONGEST_STOP_MS = 20_000;
/** Error of the job library when its listening connection is lost at the wrong moment. */
const RELEASED_TWICE = 'Release called on client which has already been released to the pool.';

try {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === '') {
    throw new StartFailure(
      'DATABASE_URL is empty: give the address of a PostgreSQL server, or use "npm start", which brings its own.',
    );
  }
  await startTracing(settings.otlpEndpoint, portalVersion());
  const log = makeLogger(settings.logLevel);
  const onWait = (reason: string) => log.warn({ reason }, 'the database is waited for');
  // A library may leave a rejected promise when the connection is lost. Any other one ends the process.
  process.on('unhandledRejection', (error) => {
    if (!isOverload(error) && (error as Error).message !== RELEASED_TWICE) throw error;
    log.error({ err: error }, 'the database was lost where nobody waited for it');
  });
  await migrate(settings.databaseUrl, { onWait });
  await requireKnownKeys(settings, log);
  await requireRealFacts(settings);
  const clock = await openClock(settings);
  const portal = await runPortal({ settings, clock, log, schedule: SCHEDULE });
  log.info({ url: portal.url }, 'the portal is ready');
  process.send?.({ ready: true, url: portal.url });

  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.once(name, async () => {
      log.info({ signal: name }, 'the portal stops');
      setTimeout(() => process.exit(1), settings.stopDelaySeconds * 1000 + LONGEST_STOP_MS).unref();
      await portal.stop();
      await clock.close?.();
      await stopTracing();
      process.exit(0);
    });
  }
  // The parent was killed, and the database stops with it: there is nothing left to finish.
  process.once('disconnect', () => process.exit(1));
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
