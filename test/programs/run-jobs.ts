import pino from 'pino';
import { systemClock } from '../../server/base/clock.ts';
import { SCHEDULE } from '../../server/jobs/schedule.ts';
import { WorkerHeartbeat } from '../../server/jobs/worker-heartbeat.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { startJobs } from '../../server/start/start-jobs.ts';

/** Background jobs in a separate process, for tests that kill it. */
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
