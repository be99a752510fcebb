import pino from 'pino';
import { systemClock } from '../../server/clock.ts';
import { readSettings } from '../../server/config.ts';
import { openPool } from '../../server/db/database.ts';
import { SCHEDULE } from '../../server/jobs/schedule.ts';
import { startJobs } from '../../server/jobs/start-jobs.ts';

/** The background jobs in a process of their own, for tests that kill it. */
const settings = readSettings(process.env);
const log = pino({ level: settings.logLevel }, pino.destination(2));
await startJobs(
  { pool: openPool(settings.databaseUrl), clock: systemClock, settings, log },
  SCHEDULE,
);
process.send?.('ready');
