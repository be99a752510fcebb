import { systemClock } from '../../server/base/clock.ts';
import { openPool } from '../../server/db/database.ts';
import { makeLogger } from '../../server/platform/logger.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { buildApp } from '../../server/start/app.ts';

/** Pages and calls without background jobs, to measure them separately. */
const settings = readSettings(process.env);
const pool = openPool(settings.databaseUrl, { pipeline: settings.databasePipeline });
const log = makeLogger(settings.logLevel);
const app = await buildApp({ pool, clock: systemClock, settings, log });
await app.listen({ host: settings.host, port: settings.port });
process.send?.('ready');
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
