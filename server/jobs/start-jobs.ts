import type { Deps } from '../context.ts';
import { openMailer } from '../mail/mailer.ts';
import { resendOverdueMail } from '../mail/resend-overdue-mail.ts';
import { runWorker, type Worker } from './run-worker.ts';
import type { Turn } from './schedule.ts';
import { makeTasks } from './tasks.ts';

/** All background work of one process. Give it a pool of its own. */
export async function startJobs(
  { pool, clock, settings, log }: Deps,
  schedule: Turn[],
): Promise<Worker> {
  const mailer = openMailer(settings.smtpUrl, settings.mailFrom);
  const tasks = makeTasks({
    pool,
    clock,
    log,
    mailer,
    mailDomain: new URL(settings.publicUrl).hostname,
    settings,
    publicUrl: settings.publicUrl,
    sessionIdleSeconds: settings.sessionIdleSeconds,
  });
  const worker = await runWorker({ pool, log, tasks, schedule });
  // What a killed process left behind leaves now, not at the next full minute.
  await resendOverdueMail(pool, 0);
  return {
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };
}
