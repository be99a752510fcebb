import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { freePort } from '../../../test/portal.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { enqueue } from '../../db/enqueue-job.ts';
import { WorkerHeartbeat } from '../../jobs/worker-heartbeat.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

describe('health', () => {
  test('is ready when the database has every migration', async () => {
    const answer = await running.app.inject('/health/ready');

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ready',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      migration: expect.stringMatching(/^\d{4}-/),
    });
  });

  test('reports the newest migration', async () => {
    const { rows } = await running.pool.query('select max(name) as newest from migration');
    const { migration } = (await running.app.inject('/health/ready')).json();
    expect(migration).toBe(rows[0].newest);
  });

  test('is not ready without a migration, but alive', async () => {
    const { app, pool } = running;
    const { rows } = await pool.query('delete from migration returning *');
    const ready = await app.inject('/health/ready');
    const live = await app.inject('/health/live');
    await pool.query(
      'insert into migration select * from json_populate_recordset(null::migration, $1)',
      [JSON.stringify(rows)],
    );

    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'migrations are missing' });
    expect(live.statusCode).toBe(200);
  });

  test('is not ready without the database, but alive', async () => {
    const lost = await startApp();
    const { rows } = await lost.pool.query<{ name: string }>('select current_database() as name');
    await lost.pool.query(`alter table migration rename to ${rows[0]!.name}_away`);
    const ready = await lost.app.inject('/health/ready');
    const live = await lost.app.inject('/health/live');
    await lost.stop();

    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBe('2');
    expect(ready.json()).toEqual({ status: 'the database does not answer' });
    expect(live.statusCode).toBe(200);
  });
});

describe('a job worker', () => {
  afterEach(() => vi.useRealTimers());

  async function withOverdueJob() {
    vi.useFakeTimers({ toFake: ['performance'] });
    const heartbeat = new WorkerHeartbeat();
    const watched = await startApp({}, { heartbeat });
    await enqueue(watched.pool, 'send-mail', {}, { runAt: new Date(Date.now() - 60_000) });
    await watched.pool.query(
      `insert into mail_outbox (idempotency_key, letter, language, address, data, queued_at, next_try_at)
       -- A failed job that will be retried counts as waiting.
       values ('late', 'login-code', 'fi', 'aino@example.fi', '{}', now() - interval '90 seconds', now() + interval '1 hour')`,
    );
    const status = async () => (await watched.app.inject('/health/ready')).json().status;
    return { ...watched, heartbeat, status };
  }

  test('that ignores a due job makes the process unready until it works', async () => {
    const { heartbeat, pool, status, stop } = await withOverdueJob();

    expect(await status()).toBe('ready');
    vi.advanceTimersByTime(29_000);
    expect(await status()).toBe('ready');
    vi.advanceTimersByTime(2_000);
    expect(await status()).toBe('the job worker stands still');
    heartbeat.beat();
    expect(await status()).toBe('ready');

    vi.advanceTimersByTime(31_000);
    await pool.query('delete from graphile_worker._private_jobs');
    expect(await status()).toBe('ready');
    await stop();
  });

  test("that runs a task counts as alive for the task's time limit", async () => {
    const { heartbeat, status, stop } = await withOverdueJob();
    void heartbeat.during('hangs', () => new Promise(() => {}));

    vi.advanceTimersByTime(59_000);
    expect(await status()).toBe('ready');
    vi.advanceTimersByTime(2_000);
    expect(await status()).toBe('the job worker stands still');
    heartbeat.markRestarted();
    expect(await status()).toBe('ready');
    await stop();
  });

  test('reports its silence and the age of the queue', async () => {
    const { heartbeat, app, pool, stop } = await withOverdueJob();
    vi.advanceTimersByTime(7_000);
    const figure = async (name: string) => {
      const { body } = await app.inject('/metrics');
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
    };

    expect(await figure('jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(60);
    expect(await figure('mail_oldest_unsent_seconds')).toBeGreaterThanOrEqual(90);
    expect(await figure('job_worker_silent_seconds')).toBeGreaterThanOrEqual(7);
    expect(await figure('job_worker_restarts_total')).toBe(0);
    heartbeat.markRestarted();
    expect(await figure('job_worker_restarts_total')).toBe(1);

    // Another mail is sent: the server works, the recipient's does not.
    await pool.query(
      `insert into mail_outbox (idempotency_key, letter, language, sent_at) values ('sent', 'login-code', 'fi', now())`,
    );
    expect(await figure('mail_oldest_unsent_seconds')).toBe(0);
    await stop();
  });
});

describe('metrics', () => {
  test('count calls by name, pages by route, and connections', async () => {
    await running.app.inject(`${LWR_PATH}/AccountController/getSession`);
    await running.app.inject(`${LWR_PATH}/AccountController/${'x'.repeat(50)}`);
    const { body } = await running.app.inject('/metrics');

    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="AccountController.getSession",status="200"\} 1/,
    );
    expect(body).not.toContain('xxxxx');
    expect(body).toContain('database_pool_connections{state="open"}');
    expect(body).toContain('process_cpu_seconds_total');
  });

  test('have a separate port when one is set, and nothing else is there', async () => {
    const port = await freePort();
    const apart = await startApp({ METRICS_PORT: String(port), HOST: '127.0.0.1' });
    await apart.app.ready();
    const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
    const other = await fetch(`http://127.0.0.1:${port}/health/live`);
    await apart.stop();

    expect(await figures.text()).toContain('process_cpu_seconds_total');
    expect(other.status).toBe(404);
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });
});
