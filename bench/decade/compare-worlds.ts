import { percentile } from '../measure.ts';
import type { Times } from '../shopper.ts';
import { print, type World, type Worlds } from './both-worlds.ts';

/** Cost in one world: elapsed milliseconds, database milliseconds, and pages read. */
type Cost = { ms: number; databaseMs: number; pages: number };
export type Compared = { name: string; young: Cost; old: Cost };

/** The goal is elapsed time; differences below this are noise. */
const GOAL = 2;
const WARM_UP = 6;
/** DECADE_MATCH=office compares only names that contain it. */
const NAME_FILTER = new RegExp(process.env.DECADE_MATCH ?? '');
const all: Compared[] = [];

type Work = (index: number) => Promise<unknown>;

/** Alternates between both worlds, so that noise affects both. The first rounds are warm-up. */
export async function compare(
  { young, old }: Worlds,
  name: string,
  rounds: number,
  prepare: (world: World) => Promise<Work> | Work,
): Promise<void> {
  if (!NAME_FILTER.test(name)) return;
  await compareTurns([young, old], name, rounds, prepare).catch((error: Error) =>
    notMeasured(name, error),
  );
}

/** The others are still worth reporting. */
function notMeasured(name: string, { message }: Error): void {
  print(`${name.padEnd(44)}  NOT MEASURED: ${message.slice(0, 200)}`);
  process.exitCode = 1;
}

async function compareTurns(
  worlds: readonly [World, World],
  name: string,
  rounds: number,
  prepare: (world: World) => Promise<Work> | Work,
): Promise<void> {
  const works = [await prepare(worlds[0]), await prepare(worlds[1])];
  const warmUp = Math.min(WARM_UP, rounds);
  for (let index = 0; index < warmUp; index += 1) for (const work of works) await work(index);
  for (const { pool } of worlds) await pool.query(RESET);
  const times: number[][] = [[], []];
  for (let index = warmUp; index < warmUp + rounds; index += 1) {
    for (const [place, work] of works.entries()) {
      times[place]?.push(await millisecondsOf(() => work(index)));
    }
  }
  const [youngCost, oldCost] = await Promise.all(
    worlds.map(async ({ pool }, place) => costOf(times[place] ?? [], await readUse(pool), rounds)),
  );
  if (youngCost && oldCost) report({ name, young: youngCost, old: oldCost });
  if (process.env.DECADE_DEAREST) await printDearest(worlds[1]);
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** For work of several calls, each by name; database cost is reported for all together. */
export async function compareTimes(
  worlds: Worlds,
  prefix: string,
  rounds: number,
  prepare: (world: World) => Promise<(index: number, times: Times) => Promise<void>>,
): Promise<void> {
  const times = new Map<string, Times>();
  await compare(worlds, `${prefix}all calls together`, rounds, async (world) => {
    const work = await prepare(world);
    return (index) => {
      // The first ones are warm-up.
      if (index <= WARM_UP) times.set(world.name, new Map());
      return work(index, times.get(world.name) ?? new Map());
    };
  });
  for (const [name, old] of times.get('old') ?? []) {
    const young = times.get('young')?.get(name) ?? [];
    const bare = (each: number[]) => ({ ms: percentile(each, 0.5), databaseMs: 0, pages: 0 });
    report({ name: `${prefix}${name}`, young: bare(young), old: bare(old) });
  }
}

/** Once in each world, after preparing the same work in both. */
export async function compareOnce(
  worlds: Worlds,
  name: string,
  prepare: (world: World) => Promise<() => Promise<unknown>>,
): Promise<void> {
  if (!NAME_FILTER.test(name)) return;
  await compareDay(worlds, name, prepare).catch((error: Error) => notMeasured(name, error));
}

async function compareDay(
  worlds: Worlds,
  name: string,
  prepare: (world: World) => Promise<() => Promise<unknown>>,
): Promise<void> {
  const costs = new Map<World['name'], Cost>();
  for (const world of [worlds.young, worlds.old]) {
    const work = await prepare(world);
    await world.pool.query(RESET);
    const ms = await millisecondsOf(work);
    costs.set(world.name, costOf([ms], await readUse(world.pool), 1));
  }
  const [young, old] = [costs.get('young'), costs.get('old')];
  if (young && old) report({ name, young, old });
  if (process.env.DECADE_DEAREST) await printDearest(worlds.old);
}

const RESET = `select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)`;

async function readUse(pool: World['pool']): Promise<{ ms: number; pages: number }> {
  const { rows } = await pool.query<{ ms: number; pages: number }>(
    `select coalesce(sum(total_exec_time), 0) as ms,
            coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages
       from pg_stat_statements
       join pg_database on oid = dbid
      where toplevel and datname = current_database() and query not like '%pg_stat_statements%'`,
  );
  return rows[0] ?? { ms: 0, pages: 0 };
}

function costOf(times: number[], use: { ms: number; pages: number }, rounds: number): Cost {
  return { ms: percentile(times, 0.5), databaseMs: use.ms / rounds, pages: use.pages / rounds };
}

function report(compared: Compared): void {
  all.push(compared);
  const { name, young, old } = compared;
  const pair = (one: number, other: number, digits: number) =>
    `${one.toFixed(digits).padStart(8)} →${other.toFixed(digits).padStart(9)}`;
  print(
    `${name.padEnd(44)}${pair(young.ms, old.ms, 1)} ms ×${(old.ms / young.ms).toFixed(2).padEnd(6)}` +
      `${pair(young.databaseMs, old.databaseMs, 2)} ms db ${pair(young.pages, old.pages, 0)} pages`,
  );
}

/** Statements that read most pages in the old world since the last reset: explain these first. */
async function printDearest(old: World, most = 3): Promise<void> {
  const { rows } = await old.pool.query<{ query: string; pages: number; ms: number }>(
    `select regexp_replace(left(query, 400), '\\s+', ' ', 'g') as query, calls,
            (shared_blks_hit + shared_blks_read)::float8 / calls as pages, mean_exec_time as ms
       from pg_stat_statements join pg_database on oid = dbid
      where toplevel and datname = current_database() and query not like '%pg_stat_statements%'
      order by shared_blks_hit + shared_blks_read desc limit $1`,
    [most],
  );
  for (const { query, pages, ms } of rows) {
    print(`      ${pages.toFixed(0)} pages, ${ms.toFixed(1)} ms: ${query.slice(0, 300)}`);
  }
}

export function printVerdict(): void {
  const slower = all.filter(({ young, old }) => old.ms > GOAL * young.ms);
  print(`\n${all.length} compared, ${slower.length} above ×${GOAL} by the clock`);
  for (const { name, young, old } of slower) print(`   ${name} ×${(old.ms / young.ms).toFixed(2)}`);
}
