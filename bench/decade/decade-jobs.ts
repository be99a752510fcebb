import { keepingRules } from '../../server/jobs/keeping-rules.ts';
import { SCHEDULE } from '../../server/jobs/schedule.ts';
import { mailerOf } from '../../server/letter/mailer.ts';
import { makeLogger } from '../../server/platform/logger.ts';
import { makeTasks } from '../../server/start/tasks.ts';
import type { World, Worlds } from './both-worlds.ts';
import { compare, compareOnce } from './compare-worlds.ts';
import { DUE } from './decade-day.ts';

const ROUNDS = 5;

function tasksIn({ pool, clock, settings }: World) {
  return makeTasks({
    ...{ pool, clock, settings, log: makeLogger('silent') },
    mailer: mailerOf(settings),
    mailDomain: 'museum.example',
    publicUrl: settings.publicUrl,
    sessionIdleSeconds: settings.sessionIdleSeconds,
    stopping: new AbortController().signal,
  });
}

/** Runs every job once, unmeasured, to finish the fill's leftovers and hash under the app's key. */
export async function settleWorlds({ young, old }: Worlds): Promise<void> {
  for (const world of [young, old]) {
    const tasks = tasksIn(world);
    await world.pool.query('delete from graphile_worker._private_jobs');
    for (const { task } of SCHEDULE) await tasks[task]?.({});
  }
}

/** Every job of the cron table, idle and with typical work; then every retention rule alone. */
export async function compareJobs(worlds: Worlds): Promise<void> {
  const tasks = { young: tasksIn(worlds.young), old: tasksIn(worlds.old) };
  const run = (world: World, task: string) => tasks[world.name][task]?.({}) ?? Promise.reject(task);
  for (const { task } of SCHEDULE) {
    await compare(worlds, `${task}, nothing due`, ROUNDS, (world) => () => run(world, task));
    await compareDue(worlds, task, (world) => run(world, task));
  }
  for (const { table, statement } of keepingRules({ sessionIdleSeconds: 36_000 })) {
    await compare(worlds, `keeping time of ${table}`, ROUNDS, ({ pool }) => async () => {
      await pool.query(statement, [new Date(), 1_000]);
    });
  }
}

async function compareDue(worlds: Worlds, task: string, run: (world: World) => Promise<void>) {
  const due = DUE[task];
  if (!due) return;
  await compareOnce(worlds, `${task}, due`, async (world) => {
    // Once before, for the plans of statements that only run with work.
    await due(world);
    await run(world);
    await due(world);
    return () => run(world);
  });
}
