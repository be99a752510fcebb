import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from '../server/db/database.ts';
import type { AppProcess } from '../test/app-process.ts';
import { processCpuMs } from './cpu-time.ts';
import type { Measured } from './measure.ts';

type World = { pool: Pool; databaseCpu: () => number; startWorker: () => Promise<AppProcess> };

/** Sends the confirmations of the last purchases in a dedicated process. The first third is warm-up. */
export async function measureConfirmations(
  { pool, databaseCpu, startWorker }: World,
  most: number,
): Promise<Pick<Measured, 'node' | 'database'> & { count: number }> {
  const count = Math.min(most, await countUnsent(pool));
  await keepNewest(pool, count);
  const worker = await startWorker();
  const warm = await waitUntilLeft(pool, Math.round((count * 2) / 3));
  const before = { node: processCpuMs(worker.pid), database: databaseCpu() };
  await waitUntilLeft(pool, 0);
  const node = (processCpuMs(worker.pid) - before.node) / warm;
  const database = (databaseCpu() - before.database) / warm;
  await worker.kill();
  return { node, database, count: warm };
}

async function keepNewest(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `with kept as (select id from mail_outbox where sent_at is null order by queued_at desc limit $1),
          jobs as (delete from graphile_worker._private_jobs
                    where key is null or key not in (select 'mail:' || id from kept))
     delete from mail_outbox where id not in (select id from kept)`,
    [count],
  );
}

/** Returns how many there are then. */
async function waitUntilLeft(pool: Pool, most: number): Promise<number> {
  let left = await countUnsent(pool);
  while (left > most) {
    await wait(100);
    left = await countUnsent(pool);
  }
  return left;
}

async function countUnsent(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    'select count(*)::int as left from mail_outbox where sent_at is null',
  );
  return rows[0]?.left ?? 0;
}
