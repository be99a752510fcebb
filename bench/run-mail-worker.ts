// The sender of bench/confirmations.ts: the job worker without a schedule, so that it only sends mail.
import { systemClock } from '../server/base/clock.ts';
import { WorkerHeartbeat } from '../server/jobs/worker-heartbeat.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { readSettings } from '../server/settings/settings.ts';
import { startJobs } from '../server/start/start-jobs.ts';

const settings = readSettings(process.env);
const log = makeLogger(settings.logLevel);
const heartbeat = new WorkerHeartbeat();
await startJobs({ clock: systemClock, settings, log, schedule: [], heartbeat });
process.send?.('ready');
