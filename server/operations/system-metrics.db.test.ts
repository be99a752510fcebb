import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { projectRoot } from '../base/project-root.ts';
import { enqueue } from '../db/enqueue-job.ts';
import { insertRun } from './operation-queries.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({});
});
afterAll(() => running.stop());

async function scrape(): Promise<string> {
  return (await running.app.inject('/metrics')).body;
}

async function figure(name: string): Promise<number | undefined> {
  const text = new RegExp(`^${name} (.+)$`, 'm').exec(await scrape())?.[1];
  return text === undefined ? undefined : Number(text);
}

const monitoring = (file: string) =>
  readFileSync(path.join(projectRoot, 'deploy/monitoring', file), 'utf8');

/** Only reported by a process with a job worker. */
const OF_WORKER = ['job_worker_silent_seconds', 'job_worker_restarts_total'];
const NAME =
  /\b([a-z]+(?:_[a-z0-9]+)*_(?:seconds|total|count|bucket|bytes|today|behind|in_use|exhausted|connections))\b/g;

test.each(['alerts.yml', 'board.json'])('every metric that %s uses exists', async (file) => {
  const known = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const named = [...monitoring(file).matchAll(NAME)].map(([, name = '']) =>
    name.replace(/_(count|bucket)$/, ''),
  );
  const unknown = named.filter((name) => !known.has(name) && !OF_WORKER.includes(name));

  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(unknown)]).toEqual([]);
});

test('a failed backup does not reset the age of the last good one', async () => {
  const HOUR_MS = 3_600_000;
  expect(await figure('backup_age_seconds')).toBeUndefined();
  const run = { kind: 'backup' as const, seconds: 60, detail: '' };
  await insertRun(running.pool, { ...run, endedAt: Date.now() - 30 * HOUR_MS, succeeded: true });
  await insertRun(running.pool, { ...run, endedAt: Date.now() - HOUR_MS, succeeded: false });

  expect(await figure('backup_age_seconds')).toBeGreaterThanOrEqual(30 * 3600);
  expect(await figure('restore_drill_age_seconds')).toBeUndefined();
});

test('a database without log archiving has no archive metric', async () => {
  expect(await figure('wal_archive_age_seconds')).toBeUndefined();
  expect(await figure('wal_archive_failing_seconds')).toBeUndefined();
});

test('pending work has an age, an empty queue has none', async () => {
  expect(await figure('charge_oldest_unknown_seconds')).toBe(0);
  expect(await figure('payment_oldest_unreconciled_seconds')).toBe(0);
  expect(await figure('desk_lists_behind')).toBe(0);
  await running.pool.query(
    `insert into desk_list_fetch (museum_id, fetched_at)
     select id, now() - interval '2 days' from museum limit 3`,
  );

  expect(await figure('desk_lists_behind')).toBe(3);
  expect(await figure('desk_lists_in_use')).toBe(3);
});

test('jobs without tries left are counted until somebody tries them again', async () => {
  expect(await figure('jobs_exhausted')).toBe(0);
  await enqueue(running.pool, 'send-reset-link', {});
  expect(await figure('jobs_exhausted')).toBe(0);
  await running.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts, locked_at = null',
  );

  expect(await figure('jobs_exhausted')).toBe(1);
});
