// The sender of bench/confirmations.ts: the job worker without a schedule, so that mail is all it does.
import { systemClock } from '../server/clock.ts';
import { readSettings } from '../server/config.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';
import { WorkerPulse } from '../server/jobs/worker-pulse.ts';
import { makeLogger } from '../server/platform/logger.ts';

const settings = readSettings(process.env);
const log = makeLogger(settings.logLevel);
const pulse = new WorkerPulse();
await startJobs({ clock: systemClock, settings, log, schedule: [], pulse });
process.send?.('ready');
