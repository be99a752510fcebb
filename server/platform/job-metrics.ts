import { Counter, Gauge, type Registry } from 'prom-client';
import type { Pool } from '../db/database.ts';
import { findQueueAge, type QueueAge } from './queue-health-queries.ts';

export type WorkerFigures = { silentMs(): number; readonly restarts: number };

/** What tells that background work stands still, in the whole system and in this process. */
export function measureJobs(registry: Registry, pool: Pool, worker?: WorkerFigures): void {
  // One question for both; while the database is away there is no figure rather than a wrong one.
  let asked: Promise<QueueAge | null> | null = null;
  const queueAge = () => {
    asked ??= findQueueAge(pool)
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    return asked;
  };
  measureAge(registry, 'jobs_oldest_due_seconds', async () => (await queueAge())?.jobSeconds, {
    help: 'How long the oldest job that could run has been waiting, in the whole system',
  });
  measureAge(registry, 'mail_oldest_unsent_seconds', async () => (await queueAge())?.mailSeconds, {
    help: 'How long the oldest mail that should have left has not, in the whole system',
  });
  if (!worker) return;
  measureAge(registry, 'job_worker_silent_seconds', () => worker.silentMs() / 1000, {
    help: 'Time since the job worker of this process gave a sign of life',
  });
  new Counter({
    name: 'job_worker_restarts_total',
    help: 'How often the job worker of this process ended or hung, and was started again',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(worker.restarts);
    },
  });
}

function measureAge(
  registry: Registry,
  name: string,
  measure: () => Promise<number | undefined> | number,
  { help }: { help: string },
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const seconds = await measure();
      if (seconds === undefined) this.remove();
      else this.set(seconds);
    },
  });
}
