import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { projectRoot } from '../base/project-root.ts';
import { makeLogger } from '../platform/logger.ts';
import { cleanUp, runBatchesInTurn } from './clean-up.ts';
import { keepingRules } from './keeping-rules.ts';
import { KEEPING_TIMES } from './keeping-times.ts';

const log = makeLogger('silent');
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const names = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name).toSorted();
};

test('every table of the database has a retention time, and no other', async () => {
  expect(Object.keys(KEEPING_TIMES).toSorted()).toEqual(await names());
});

test('the documentation page lists the same retention times', () => {
  const page = readFileSync(path.join(projectRoot, 'docs/keeping-times.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, table, kept]) => [
    table,
    kept,
  ]);

  expect(Object.fromEntries(rows)).toEqual(KEEPING_TIMES);
});

test.each(keepingRules({ sessionIdleSeconds: 1800 }))(
  'the rule of $table is valid SQL: $statement',
  async ({ statement }) => {
    await database.pool.query(statement, [new Date(), 10]);
  },
);

const HOUR = 60 * 60 * 1000;
const now = Date.UTC(2030, 0, 1);

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as found from ${table}`);
  return rows[0].found;
}

const clean = (limits = {}) =>
  cleanUp(
    { pool: database.pool, clock: { now: () => now }, log, sessionIdleSeconds: 1800 },
    limits,
  );
const waitingCleanUps = () => count(`graphile_worker._private_jobs where key = 'cron:clean-up'`);

test('a table with much to delete does not delay the next one, and continues at once', async () => {
  await database.pool.query(
    `insert into client_log (entry_key, logged_at, milliseconds, transaction_id, level, developer_message,
                             error_message, stack_trace, source, received_at)
     select n::text, $1, 0, 't', 'INFO', '', '', '', '', $1 from generate_series(1, 50) n`,
    [new Date(now - 100 * 24 * HOUR)],
  );
  await database.pool.query(
    `insert into payment_report (key, payment_ids, asked_at) values ('old', '{}', $1), ('new', '{}', $2)`,
    [new Date(now - 91 * 24 * HOUR), new Date(now - 89 * 24 * HOUR)],
  );

  await clean({ batch: 10, turnMs: 0 });

  expect([await count('client_log'), await count('payment_report')]).toEqual([40, 1]);
  expect(await waitingCleanUps()).toBe(1);
  await clean({ batch: 10 });
  expect(await count('client_log')).toBe(0);
});

test('a failing rule stops no other', async () => {
  const done: string[] = [];
  const step = (name: string, batches: number) => {
    let left = batches;
    return {
      name,
      run: async () => ({ ended: 1, hasMore: done.push(name) > 0 && --left > 0 }),
    };
  };
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no such table')) };

  const { isMore, runs } = await runBatchesInTurn([step('a', 3), broken, step('b', 2)], log);

  expect(isMore).toBe(false);
  expect(runs.filter(({ failed }) => failed)).toEqual([
    { table: 'broken', ended: 0, failed: true },
  ]);

  expect(done).toEqual(['a', 'b', 'a', 'b', 'a']);
});
