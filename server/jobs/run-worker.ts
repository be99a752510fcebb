import { setTimeout as wait } from 'node:timers/promises';
import { isOverload } from '../base/overload-error.ts';
import { unlockJobsOf } from './job-queue-queries.ts';
import { type JobRunner, type JobRunnerOptions, startJobRunner } from './job-runner.ts';
import type { WorkerHeartbeat } from './worker-heartbeat.ts';

const RESTART_AFTER_MS = 1_000;
const WATCH_MS = 1_000;
/** After this silence a runner does not recover by itself. */
const LONGEST_SILENCE_MS = 15_000;

export type Worker = { stop(): Promise<void> };

/** Works until stopped. A runner that ended or hangs is replaced by a new one. */
export async function runWorker(options: JobRunnerOptions): Promise<Worker> {
  const { log, heartbeat } = options;
  const stopped = new AbortController();
  const pause = (ms: number) => wait(ms, null, { signal: stopped.signal }).catch(() => {});
  let runner = await startJobRunner(options).catch(nullIfUnavailable);

  async function superviseRunner(): Promise<void> {
    while (!stopped.signal.aborted) {
      const { reason, othersLive } = await endOf(runner, heartbeat, stopped.signal);
      if (stopped.signal.aborted) return;
      log.warn({ reason }, 'the job worker ended and starts again');
      // Stopped gracefully: a letter cut off while being sent would be sent twice.
      if (othersLive) await runner?.stop();
      else runner?.abandon();
      await pause(RESTART_AFTER_MS);
      if (stopped.signal.aborted) return;
      heartbeat.markRestarted();
      runner = await startNext(options, runner);
    }
  }

  const working = superviseRunner();
  return {
    async stop() {
      stopped.abort();
      await working;
      await runner?.stop();
    },
  };
}

/** Null when the database is unavailable, which is retried; other errors go to the caller. */
function nullIfUnavailable(error: unknown): null {
  if (isOverload(error)) return null;
  throw error;
}

/** Releases the previous runner's jobs at once instead of after the timeout for killed processes. */
async function startNext(
  options: JobRunnerOptions,
  last: JobRunner | null,
): Promise<JobRunner | null> {
  const next = await startJobRunner(options).catch((error: Error) => {
    options.log.warn({ reason: error.message }, 'the job worker could not start');
    return null;
  });
  if (!next || !last) return next;
  await options.beforeOthers?.(next.pool).catch(() => {});
  await unlockJobsOf(next.pool, last.id).catch(() => {});
  return next;
}

type End = { reason: string; othersLive?: boolean };

async function endOf(
  runner: JobRunner | null,
  heartbeat: WorkerHeartbeat,
  stopped: AbortSignal,
): Promise<End> {
  if (!runner) return { reason: 'the database did not answer' };
  const over = new AbortController();
  const byItself = runner.ended.then((reason) => ({ reason }));
  const ended = await Promise.race([byItself, hanging(heartbeat, stopped, over.signal)]);
  over.abort();
  return ended;
}

/** Settles when the runner or one of its tasks has been silent too long, or when the watch is cancelled. */
async function hanging(
  heartbeat: WorkerHeartbeat,
  stopped: AbortSignal,
  over: AbortSignal,
): Promise<End> {
  while (!stopped.aborted && !over.aborted && heartbeat.silentMs() < LONGEST_SILENCE_MS) {
    const task = heartbeat.hungTask();
    if (task !== null) return { reason: `the task ${task} hangs`, othersLive: true };
    await wait(WATCH_MS, null, { ref: false, signal: stopped }).catch(() => {});
  }
  return { reason: 'no sign of life' };
}
