import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { enqueue } from '../db/enqueue-job.ts';
import { checkInvariants } from './invariant-queries.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from mail_outbox');
  await database.pool.query('delete from graphile_worker._private_jobs');
  await database.pool.query('delete from payment_report');
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function givenMail(column: 'next_try_at' | 'sent_at' | 'given_up_at') {
  const { rows } = await database.pool.query(
    `insert into mail_outbox (idempotency_key, letter, language, address, data, next_try_at)
     values ('any', 'login-code', 'fi', 'aino@example.fi', '{}', $1) returning id`,
    [minutesAgo(11)],
  );
  await database.pool.query(`update mail_outbox set ${column} = $1`, [minutesAgo(11)]);
  return rows[0].id;
}

const broken = async () => (await checkInvariants(database.pool)).map(({ promise }) => promise);

test('reports a mail that should have been sent', async () => {
  const id = await givenMail('next_try_at');

  expect(await checkInvariants(database.pool)).toEqual([
    { promise: 'a mail leaves within ten minutes of its time, or is given up', ids: [id] },
  ]);
});

test.each(['sent_at', 'given_up_at'] as const)(
  'does not report a mail with its %s',
  async (column) => {
    await givenMail(column);

    expect(await broken()).toEqual([]);
  },
);

const JOB = 'no job waits more than ten minutes for a worker, or stays longer in the hands of one';

test('reports a job that no worker takes, but not one that just became due', async () => {
  await enqueue(database.pool, 'any', {}, { runAt: minutesAgo(9) });
  expect(await broken()).toEqual([]);

  await enqueue(database.pool, 'any', {}, { runAt: minutesAgo(11) });
  expect(await broken()).toEqual([JOB]);
});

test('reports a job locked by a dead worker', async () => {
  await enqueue(database.pool, 'any', {});
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'gone', locked_at = $1`,
    [minutesAgo(11)],
  );

  expect(await broken()).toEqual([JOB]);
});

test('reports a missing payment report until a later one arrives', async () => {
  const ask = (key: string, daysAgo: number, isHeard: boolean) =>
    database.pool.query(
      `insert into payment_report (key, payment_ids, asked_at, covers_from, covers_to, heard_at)
       values ($1, '{}', now() - make_interval(days => $2), now() - make_interval(days => $2 + 3),
               now() - make_interval(days => $2), case when $3 then now() end)`,
      [key, daysAgo, isHeard],
    );
  await ask('first', 2, false);
  expect(await broken()).toEqual([
    'the provider’s list of payments came within a day, or the next one did',
  ]);

  await ask('second', 1, true);
  expect(await broken()).toEqual([]);
});
