import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type LogLevel, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import { traced } from '../base/tracing.ts';
import { openDisposablePool, type Pool } from '../db/database.ts';
import { neverWaitForDisk } from '../db/relaxed-commit.ts';
import { type CronJob, cronItems } from './schedule.ts';
import type { WorkerHeartbeat } from './worker-heartbeat.ts';

/** Grace period for running jobs at a stop; then they are abandoned. */
const LONGEST_STOP_MS = 12_000;
/** Consecutive refusals over all pollers; each polls again after two seconds. */
const MOST_REFUSALS = 8;

export type JobRunnerOptions = {
  databaseUrl: string;
  databasePipeline: boolean;
  log: Log;
  /** The signal aborts when the runner stops: long tasks end after their current step. */
  tasksOn: (pool: Pool, stopping: AbortSignal) => Tasks;
  /** Runs when a replacement runner starts, before other workers may take the old one's jobs. */
  beforeOthers?: (pool: Pool) => Promise<void>;
  schedule: CronJob[];
  heartbeat: WorkerHeartbeat;
  concurrency?: number;
};

export type JobRunner = {
  /** The worker id in the locks of its jobs. */
  id: string;
  pool: Pool;
  /** Settles with the reason when the runner ends by itself. */
  ended: Promise<string>;
  stop(): Promise<void>;
  /** Returns at once: breaks the connections, so that whatever hung on them fails. */
  abandon(): void;
};

/** One run of the library on its own connections, so that it can be abandoned in any state. */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { databaseUrl, log, tasksOn, schedule, heartbeat, concurrency = 4 } = options;
  const pipeline = options.databasePipeline;
  const { pool, dispose: disposeTasks } = openDisposablePool(databaseUrl, { pipeline });
  // Separate from the tasks, whose money and letters always wait for the disk.
  const queue = openDisposablePool(databaseUrl, { pipeline });
  neverWaitForDisk(queue.pool);
  const dispose = () => {
    queue.dispose();
    disposeTasks();
  };
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  for (const sign of HEARTBEAT_EVENTS) events.on(sign, () => heartbeat.beat());
  try {
    const runner = await run({
      pgPool: queue.pool,
      events,
      taskList: watched(tasksOn(pool, stopping.signal), heartbeat),
      parsedCronItems: cronItems(schedule),
      concurrency,
      noHandleSignals: true,
      // Without a batch the library does not await its report of a finished job: a database lost in that moment
      // would be an unhandled rejection and end the process. With one it ends the runner, or hangs when two reports
      // fail at once, and is then abandoned.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => (level, message) => log[pinoLevel(level)](message)),
    });
    endWhenRefused(runner, events);
    return {
      id,
      pool,
      ended: runner.promise.then(
        () => 'ended',
        (error: Error) => error.message,
      ),
      abandon() {
        stopping.abort();
        runner.stop().catch(() => {});
        dispose();
      },
      async stop() {
        stopping.abort();
        // It may have stopped by itself a moment ago, which is as good.
        const stopped = runner.stop().catch(() => {});
        const orderly = stopped
          .then(() => Promise.all([pool.end(), queue.pool.end()]))
          .catch(() => {});
        await Promise.race([orderly, wait(LONGEST_STOP_MS, null, { ref: false })]);
        dispose();
      },
    };
  } catch (error) {
    dispose();
    throw error;
  }
}

/** Includes a refused poll: a runner that polls every two seconds does not hang. */
const HEARTBEAT_EVENTS = [
  'worker:getJob:empty',
  'worker:getJob:error',
  'job:start',
  'job:complete',
] as const;

function watched(tasks: Tasks, heartbeat: WorkerHeartbeat): Tasks {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) =>
        traced({ name: `job ${name}`, kind: 'job', attributes: {} }, () =>
          heartbeat.during(name, () => task(payload)),
        ),
    ]),
  );
}

/**
 * If the database is lost at its first poll, the library keeps polling but never recovers. Ending it here lets a new
 * runner start.
 */
function endWhenRefused(runner: Runner, events: WorkerEvents): void {
  let refusals = 0;
  const answered = () => {
    refusals = 0;
  };
  events.on('worker:getJob:empty', answered);
  events.on('job:start', answered);
  events.on('worker:getJob:error', () => {
    refusals += 1;
    if (refusals === MOST_REFUSALS) runner.stop().catch(() => {});
  });
}

function pinoLevel(level: `${LogLevel}`): 'error' | 'warn' | 'debug' {
  if (level === 'error') return 'error';
  return level === 'warning' ? 'warn' : 'debug';
}

export type Task = (payload: unknown) => Promise<void>;

export type Tasks = Record<string, Task>;
