import pino from 'pino';
import { systemClock } from '../../server/clock.ts';
import { readSettings } from '../../server/config.ts';
import { SCHEDULE } from '../../server/jobs/schedule.ts';
import { startJobs } from '../../server/jobs/start-jobs.ts';
import { WorkerPulse } from '../../server/jobs/worker-pulse.ts';

/** The background jobs in a process of their own, for tests that kill it. */
const settings = readSettings(process.env);
const log = pino({ level: settings.logLevel }, pino.destination(2));
await startJobs({
  clock: systemClock,
  settings,
  log,
  schedule: SCHEDULE,
  pulse: new WorkerPulse(),
});
process.send?.('ready');
