import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type LogLevel, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import type { Pool } from '../db/database.ts';
import { cronItems, type Turn } from './schedule.ts';
import type { Tasks } from './tasks.ts';

const RESTART_AFTER_MS = 1_000;
const LONGEST_STOP_MS = 8_000;
/** In a row, of all that ask for jobs at once; each asks again after two seconds. */
const MOST_REFUSALS = 8;

export type Worker = { stop(): Promise<void> };

type WorkerOptions = {
  /** Of its own, apart from the pool of the requests: a slow mail server must not keep pages waiting. */
  pool: Pool;
  log: Log;
  tasks: Tasks;
  schedule: Turn[];
  concurrency?: number;
};

/** Works until it is told to stop; a lost database only makes it start over. */
export async function runWorker(options: WorkerOptions): Promise<Worker> {
  const { pool, log } = options;
  guardClients(pool);
  const stopped = new AbortController();
  let runner: Runner | null = await start(options);

  async function keepWorking(): Promise<void> {
    while (!stopped.signal.aborted) {
      const ended = await runner?.promise.catch((error: Error) => error);
      if (stopped.signal.aborted) return;
      log.warn({ reason: ended?.message }, 'the job worker ended and starts again');
      await wait(RESTART_AFTER_MS, null, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      runner = await start(options).catch(() => null);
    }
  }

  const working = keepWorking();
  return {
    async stop() {
      stopped.abort();
      // It may have stopped by itself a moment ago, which is as good.
      await runner?.stop().catch(() => {});
      await working;
    },
  };
}

async function start(options: WorkerOptions): Promise<Runner> {
  const { pool, log, tasks, schedule, concurrency = 4 } = options;
  const events: WorkerEvents = new EventEmitter();
  const runner = await run({
    pgPool: pool,
    events,
    taskList: tasks,
    parsedCronItems: cronItems(schedule),
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: LONGEST_STOP_MS,
    // Without a batch the library waits for nobody when it reports a job done: a database lost in that moment
    // would be an unhandled rejection and end the process. With one it ends the runner, and we start it again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => log[pinoLevel(level)](message)),
  });
  endWhenRefused(runner, events);
  return runner;
}

/**
 * The library remembers how its first question ended: a database lost in that moment is lost for it forever, while it
 * goes on asking. Ended here, it is started again and forgets.
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

/** A connection that breaks while a job holds it must not end the process. */
function guardClients(pool: Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
}

function pinoLevel(level: `${LogLevel}`): 'error' | 'warn' | 'debug' {
  if (level === 'error') return 'error';
  return level === 'warning' ? 'warn' : 'debug';
}
