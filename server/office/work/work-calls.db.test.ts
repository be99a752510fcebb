import { afterAll, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { givenAccount } from '../../../test/given.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';
import { secretKeyOf } from '../../base/secret-key.ts';
import { enqueue } from '../../db/enqueue-job.ts';
import { insertRun } from '../../operations/operation-queries.ts';
import { workAnswers } from './work-calls.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({});
});
afterAll(() => running.stop());

async function countsOf(staffRoles: StaffRole[]) {
  const { app, pool, clock } = running;
  const accountId = await givenAccount(pool, { role: 'staff', staffRoles });
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  const url = `${LWR_PATH}/BackOfficeController/getWorkCounts`;
  const answer = await app.inject({ url, headers: { cookie: `session=${token}` } });
  return answer.json();
}

test('work lists count waiting, late and earlier-day items', async () => {
  const { pool, clock } = running;
  const now = clock.now();
  const hours = (ago: number) => new Date(now - ago * 3_600_000);
  for (const [stamp, ago] of [
    ['late', 60],
    ['earlier', 30],
    ['today', 0],
  ] as const) {
    await pool.query(
      `insert into unmatched_money (channel, stamp, transaction_id, amount_cents, reason, came_at)
       values ('paytrail', $1, $1, 1250, 'unknownPayment', $2)`,
      [stamp, hours(ago)],
    );
  }

  const { lists, version } = await countsOf(['finance']);
  expect(lists).toEqual([
    expect.objectContaining({ list: 'approvals', count: 0, oldestAt: null }),
    expect.objectContaining({ list: 'goodwillRuns', count: 0, oldestAt: null }),
    expect.objectContaining({ list: 'refunds', count: 0, oldestAt: null }),
    expect.objectContaining({ list: 'withdrawals', count: 0, oldestAt: null }),
    {
      list: 'unmatched',
      count: 3,
      late: 1,
      earlier: 1,
      oldestAt: hours(60).getTime(),
      amount: 37.5,
    },
    expect.objectContaining({ list: 'unreturned', count: 0 }),
    expect.objectContaining({ list: 'stuck', count: 0 }),
    expect.objectContaining({ list: 'charges', count: 0 }),
    expect.objectContaining({ list: 'unpaid', count: 0 }),
  ]);
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

test('work lists are shown only with their right', async () => {
  const namesOf = async (role: StaffRole) =>
    (await countsOf([role])).lists.map(({ list }: { list: string }) => list);

  expect(await namesOf('auditor')).toEqual([]);
  expect(await namesOf('agent')).toEqual([
    'refunds',
    'withdrawals',
    'unmatched',
    'unreturned',
    'stuck',
    'charges',
    'unpaid',
    'plastic',
    'envelopes',
    'contacts',
    'gifts',
    'bounces',
  ]);
  expect(await namesOf('finance')).toEqual([
    'approvals',
    'goodwillRuns',
    'refunds',
    'withdrawals',
    'unmatched',
    'unreturned',
    'stuck',
    'charges',
    'unpaid',
  ]);
});

test('a missing backup or restore drill is shown to administrators only', async () => {
  const { pool, clock } = running;
  const run = (kind: 'backup' | 'drill', daysAgo: number, succeeded: boolean) =>
    insertRun(pool, {
      ...{ kind, succeeded, seconds: 60, detail: '' },
      endedAt: clock.now() - daysAgo * 86_400_000,
    });
  const redOf = async (role: StaffRole) => (await countsOf([role])).operations;
  // A demo has no backups.
  expect(await redOf('administrator')).toEqual([]);

  await run('backup', 1, true);
  await run('drill', 9, true);
  expect(await redOf('administrator')).toEqual([
    { operation: 'drill', fault: 'late', succeededAt: clock.now() - 9 * 86_400_000 },
  ]);
  await run('drill', 1, true);
  expect(await redOf('administrator')).toEqual([]);
  await run('backup', 0, false);
  expect(await redOf('administrator')).toEqual([
    { operation: 'backup', fault: 'failed', succeededAt: clock.now() - 86_400_000 },
  ]);
  expect(await redOf('agent')).toEqual([]);
});

test('with real data, no backup at all is an alert', async () => {
  const real = { ...running.settings, mode: 'production' as const };
  const context = { ...running, settings: real, user: { rights: ['scheme.edit'] } };
  await running.pool.query('delete from operation_run');
  const { operations, migration } = await workAnswers.getWorkCounts({}, context as never);

  expect(operations).toEqual([
    { operation: 'backup', fault: 'never', succeededAt: null },
    { operation: 'drill', fault: 'never', succeededAt: null },
  ]);
  expect(migration).toMatch(/^\d{4}-/);
});

test('failed background jobs are shown to administrators only, and can be retried', async () => {
  const { pool, clock, app } = running;
  await enqueue(pool, 'send-reset-link', { resetId: 'r' });
  await enqueue(pool, 'make-data-export', { exportId: 'e' });
  await enqueue(pool, 'clean-up', {}, { key: 'cron:clean-up' });
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no database'
      where key is null`,
  );
  const failedOf = async (role: StaffRole) => (await countsOf([role])).failedJobs;
  const since = expect.any(Number);
  expect(await failedOf('administrator')).toEqual([
    { task: 'make-data-export', count: 1, since },
    { task: 'send-reset-link', count: 1, since },
  ]);
  expect(await failedOf('agent')).toEqual([]);

  const retry = async (role: StaffRole) => {
    const accountId = await givenAccount(pool, { role: 'staff', staffRoles: [role] });
    const token = newToken();
    const now = clock.now();
    await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
    return app.inject({
      method: 'POST',
      url: `${LWR_PATH}/BackOfficeController/retryFailedJobs`,
      headers: { cookie: `session=${token}`, origin: running.settings.publicUrl },
      payload: {},
    });
  };
  expect((await retry('finance')).statusCode).toBe(403);
  expect((await retry('administrator')).json()).toEqual({ retried: 2, failedJobs: [] });
  expect((await retry('administrator')).json()).toEqual({ retried: 0, failedJobs: [] });
  const { rows } = await pool.query(
    `select count(*)::int as due from graphile_worker._private_jobs where is_available and attempts = 0 and run_at <= now()`,
  );
  expect(rows).toEqual([{ due: 3 }]);
});

test('an old key that is no longer needed is shown to administrators only', async () => {
  const { pool, clock, settings } = running;
  const secretKey = secretKeyOf(settings.secretKey.text, ['the key of last year, long enough']);
  const asked = (rights: string[]) =>
    workAnswers.getWorkCounts({}, {
      ...running,
      settings: { ...settings, secretKey },
      user: { rights },
    } as never);
  const used = (keyId: Buffer, daysAgo: number, isEmptied: boolean) =>
    pool.query(
      `insert into secret_key_use (key_id, first_used_at, emptied_at) values ($1, $2, $3)
       on conflict (key_id) do update set first_used_at = $2, emptied_at = $3`,
      [
        keyId,
        new Date(clock.now() - daysAgo * 86_400_000),
        isEmptied ? new Date(clock.now()) : null,
      ],
    );
  await used(secretKey.id, 367, false);
  for (const { id } of secretKey.others) await used(id, 800, true);

  const yesterday = helsinkiDay(clock.now() - 86_400_000);
  expect((await asked(['scheme.edit'])).keyDroppableSince).toBe(yesterday);
  expect((await asked([])).keyDroppableSince).toBeNull();
});
