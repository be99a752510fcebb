import pino from 'pino';
import { systemClock } from '../../server/clock.ts';
import { readSettings } from '../../server/config.ts';
import { SCHEDULE } from '../../server/jobs/schedule.ts';
import { startJobs } from '../../server/jobs/start-jobs.ts';
import { WorkerHeartbeat } from '../../server/jobs/worker-heartbeat.ts';

/** The background jobs in a process of their own, for tests that kill it. */
const settings = readSettings(process.env);
const log = pino({ level: settings.logLevel }, pino.destination(2));
await startJobs({
  clock: systemClock,
  settings,
  log,
  schedule: SCHEDULE,
  heartbeat: new WorkerHeartbeat(),
});
process.send?.('ready');
