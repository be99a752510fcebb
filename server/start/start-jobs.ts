import type { Logger } from 'pino';
import { openPool } from '../db/database.ts';
import { runWorker, type Worker } from '../jobs/run-worker.ts';
import type { CronJob } from '../jobs/schedule.ts';
import type { WorkerHeartbeat } from '../jobs/worker-heartbeat.ts';
import { mailerOf } from '../letter/mailer.ts';
import { recordTakenMail, resendOverdueMail } from '../letter/send-mail.ts';
import type { Deps } from '../platform/context.ts';
import type { Settings } from '../settings/settings.ts';
import { makeTasks } from './tasks.ts';

type JobDeps = Omit<Deps, 'pool'> & { schedule: CronJob[]; heartbeat: WorkerHeartbeat };

/** Background jobs of one process, on a separate pool: a slow mail server must not block pages. */
export async function startJobs(parts: JobDeps): Promise<Worker> {
  const { clock, settings, log, schedule, heartbeat } = parts;
  const { databaseUrl, databasePipeline, publicUrl, sessionIdleSeconds } = settings;
  const mailer = mailerOf(settings);
  const mailDomain = new URL(publicUrl).hostname;
  const shared = { clock, log, mailer, mailDomain, settings, publicUrl, sessionIdleSeconds };
  const worker = await runWorker({
    databaseUrl,
    databasePipeline,
    log,
    tasksOn: (pool, stopping) => makeTasks({ ...shared, pool, stopping }),
    beforeOthers: (pool) => recordTakenMail({ ...shared, pool }),
    schedule,
    heartbeat,
  });
  await resendOverdueMailAtStart(settings, log);
  return {
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };
}

/** Sends mail left behind by a killed process now, or at the next full minute if that fails. */
async function resendOverdueMailAtStart(settings: Settings, log: Logger): Promise<void> {
  const { databaseUrl, databasePipeline: pipeline } = settings;
  const pool = openPool(databaseUrl, { max: 1, pipeline });
  await resendOverdueMail(pool, 0).catch((error: Error) => {
    log.warn({ reason: error.message }, 'overdue mail could not be queued at the start');
  });
  await pool.end();
}
