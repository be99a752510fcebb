import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { systemClock } from '../base/clock.ts';
import { inTransaction } from '../db/database.ts';
import { enqueue } from '../db/enqueue-job.ts';
import { openMailer } from '../letter/mailer.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { resendOverdueMail } from '../letter/send-mail.ts';
import { readSettings } from '../settings/settings.ts';
import { makeTasks } from '../start/tasks.ts';
import { deleteSupersededJobs, unlockAbandonedJobs } from './job-queue-queries.ts';
import type { Tasks } from './job-runner.ts';
import { runWorker } from './run-worker.ts';
import { SCHEDULE } from './schedule.ts';
import { WorkerHeartbeat } from './worker-heartbeat.ts';

const told: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void told.push(line) });
const patience = { timeout: 100_000, interval: 20 };

let database: FreshDatabase;
let sandbox: Sandbox;
const leave: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  told.length = 0;
  await database.pool.query('delete from mail_outbox');
  await database.pool.query('delete from graphile_worker._private_jobs');
  await database.pool.query('delete from graphile_worker._private_known_crontabs');
  sandbox = await startSandbox();
});
afterEach(async () => {
  await Promise.all(leave.splice(0).map((stop) => stop()));
  await sandbox.stop();
});

/** Connections and mailer as in a separate process. */
async function startProcess(
  overrides: Tasks = {},
  heartbeat = new WorkerHeartbeat(),
  beforeOthers = async () => {},
): Promise<WorkerHeartbeat> {
  const mailer = openMailer(sandbox.smtpUrl, 'Museokortti <palvelu@kortti.example>');
  const worker = await runWorker({
    databaseUrl: database.url,
    databasePipeline: true,
    log,
    tasksOn: (pool, stopping) => ({
      ...makeTasks({
        ...{ pool, log, mailer, mailDomain: 'kortti.example', stopping },
        clock: systemClock,
        settings: readSettings({ MODE: 'development', DATABASE_URL: database.url }),
        publicUrl: 'https://kortti.example',
        sessionIdleSeconds: 1800,
      }),
      ...overrides,
    }),
    beforeOthers,
    schedule: SCHEDULE,
    heartbeat,
  });
  leave.push(async () => {
    await worker.stop();
    mailer.close();
  });
  return heartbeat;
}

async function givenQueuedMails(count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `person${index}@example.fi`);
  await inTransaction(database.pool, async (tx) => {
    for (const to of addresses) {
      await queueMail(tx, {
        to,
        language: 'fi',
        letter: 'login-code',
        key: `login-code:${to}`,
        data: { code: '482913', minutes: 10 },
      });
    }
  });
  return addresses;
}

/** PostgreSQL backends about to record that a job is done. */
async function waitingReports(): Promise<number[]> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and query like 'delete from%_private_jobs%'`,
  );
  return rows.map(({ pid }) => pid);
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

async function arrived(): Promise<{ to: string; count: number }[]> {
  const response = await fetch(`${sandbox.mailboxUrl}/messages.json`);
  const mails = (await response.json()) as { to: string[]; count: number }[];
  return mails.map(({ to, count }) => ({ to: to.join(), count }));
}

async function everythingIsSent(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      'select count(*)::int as waiting from mail_outbox where sent_at is null',
    );
    expect(rows[0].waiting).toBe(0);
  }, patience);
}

const once = (addresses: string[]) =>
  addresses.map((to) => ({ to, count: 1 })).toSorted((a, b) => a.to.localeCompare(b.to));

async function arrivedInOrder() {
  return (await arrived()).toSorted((a, b) => a.to.localeCompare(b.to));
}

describe('mail queue', { timeout: 120_000 }, () => {
  test('sends 200 mails once each from five processes with three jobs per mail', async () => {
    const addresses = await givenQueuedMails(200);
    const { rows } = await database.pool.query<{ id: string }>('select id from mail_outbox');
    await database.pool.query('delete from graphile_worker._private_jobs');
    // Adjacent in the queue, so that the workers compete for the same mail.
    for (const { id } of rows.flatMap((row) => [row, row, row])) {
      await enqueue(database.pool, 'send-mail', { mailId: id });
    }

    await Promise.all(Array.from({ length: 5 }, () => startProcess()));

    await everythingIsSent();
    await vi.waitFor(async () => {
      const left = await database.pool.query('select 1 from graphile_worker._private_jobs');
      expect(left.rowCount).toBe(0);
    }, patience);
    expect(await arrivedInOrder()).toEqual(once(addresses));
  });

  test('sends every mail once when the mail server is back', async () => {
    const { port } = new URL(sandbox.smtpUrl);
    await sandbox.stop();
    const addresses = await givenQueuedMails(20);
    await startProcess();
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select count(*)::int as tried from mail_outbox where last_error = 'later'`,
      );
      expect(rows[0].tried).toBe(20);
    }, patience);

    sandbox = await startSandbox({ smtpPort: Number(port) });
    await database.pool.query('update mail_outbox set next_try_at = now()');
    await resendOverdueMail(database.pool, 0);

    await everythingIsSent();
    expect(await arrivedInOrder()).toEqual(once(addresses));
  });
});

describe('schedule', () => {
  test('gives each run to one of four processes', async () => {
    const turns: string[] = [];
    const record = async (payload: unknown) => {
      turns.push((payload as { _cron: { ts: string } })._cron.ts);
    };
    await database.pool.query(
      `insert into graphile_worker._private_known_crontabs
       select task, now() - interval '1 day', now() - interval '90 seconds'
         from unnest($1::text[]) as task`,
      [['unlock-abandoned-jobs']],
    );

    const overrides = { 'unlock-abandoned-jobs': record };
    await Promise.all(Array.from({ length: 4 }, () => startProcess(overrides)));

    await vi.waitFor(() => expect(turns.length).toBeGreaterThan(0), patience);
    expect(turns).toEqual([...new Set(turns)]);
    const { rows } = await database.pool.query(
      'select identifier from graphile_worker._private_known_crontabs order by identifier',
    );
    expect(rows.map(({ identifier }) => identifier)).toEqual(
      SCHEDULE.map(({ task }) => task).toSorted(),
    );
  });

  test('names only existing tasks', () => {
    const tasks = makeTasks({} as never);

    expect(SCHEDULE.filter(({ task }) => !Object.hasOwn(tasks, task))).toEqual([]);
  });
});

describe('failed scheduled run', () => {
  test('is retried within seconds, not at the next run', async () => {
    let tries = 0;
    await database.pool.query(
      `insert into graphile_worker._private_known_crontabs
       select 'remind-endings', now() - interval '2 days', now() - interval '25 hours'`,
    );
    await startProcess({
      async 'remind-endings'() {
        tries += 1;
        if (tries === 1) throw new Error('the database went away');
      },
    });
    await vi.waitFor(() => expect(tries).toBe(2), patience);
  });
});

describe('exhausted jobs', () => {
  const exhaust = (task: string) =>
    database.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts
        where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
      [task],
    );
  const left = async () => {
    const { rows } = await database.pool.query<{ task: string }>(
      'select task_identifier as task from graphile_worker.jobs order by id',
    );
    return rows.map(({ task }) => task);
  };

  test('are deleted when the letter was sent or a newer run replaced them', async () => {
    await givenQueuedMails(2);
    await exhaust('send-mail');
    await database.pool.query(
      `update mail_outbox set sent_at = now() where address = 'person0@example.fi'`,
    );
    await enqueue(database.pool, 'update-desk-list', {}, { key: 'cron:update-desk-list' });
    await exhaust('update-desk-list');
    await enqueue(database.pool, 'update-desk-list', {}, { key: 'cron:update-desk-list' });
    await enqueue(database.pool, 'send-reset-link', {});
    await exhaust('send-reset-link');

    await deleteSupersededJobs(database.pool);
    expect(await left()).toEqual(['send-mail', 'update-desk-list', 'send-reset-link']);

    await resendOverdueMail(database.pool, 0);
    await deleteSupersededJobs(database.pool);
    expect(await left()).toEqual(['update-desk-list', 'send-reset-link', 'send-mail']);
  });

  test('of a living worker stay locked', async () => {
    await enqueue(database.pool, 'update-desk-list', {}, { key: 'cron:update-desk-list' });
    await exhaust('update-desk-list');
    await database.pool.query(
      `update graphile_worker._private_jobs set key = null, locked_at = now(), locked_by = 'a living worker'`,
    );
    await deleteSupersededJobs(database.pool);
    expect(await left()).toEqual(['update-desk-list']);
  });
});

describe('worker', { timeout: 120_000 }, () => {
  test('continues after the database has disconnected it', async () => {
    await startProcess();
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );

    const addresses = await givenQueuedMails(3);

    await everythingIsSent();
    expect(await arrivedInOrder()).toEqual(once(addresses));
  });

  test('continues after the database was lost at its first poll', async () => {
    const rename = (from: string, to: string) =>
      database.pool.query(`alter table graphile_worker.${from} rename to ${to}`);
    await rename('_private_tasks', 'away');
    await startProcess();
    await vi.waitFor(() => expect(told.join()).toContain('starts again'), patience);
    await rename('away', '_private_tasks');

    const addresses = await givenQueuedMails(3);

    await everythingIsSent();
    expect(await arrivedInOrder()).toEqual(once(addresses));
  });

  test('continues after the database was lost while reporting a job', async () => {
    // Returned at once, the job runs again and finds nothing to do.
    let isBroken = false;
    await startProcess({
      async 'breaks-the-queue'() {
        if (isBroken) return;
        isBroken = true;
        await database.pool.query('alter table graphile_worker._private_jobs rename to away');
      },
    });
    await enqueue(database.pool, 'breaks-the-queue', {});
    await vi.waitFor(() => expect(told.join()).toContain('starts again'), patience);
    await database.pool.query('alter table graphile_worker.away rename to _private_jobs');

    const addresses = await givenQueuedMails(3);

    await everythingIsSent();
    expect(await arrivedInOrder()).toEqual(once(addresses));
  });

  test('continues after two reports failed at once, whether the library ends or hangs', async () => {
    const ends = [gate(), gate()];
    const begins = [gate(), gate()];
    const holdsUp = (index: number) => async () => {
      begins[index]?.open();
      await ends[index]?.opened;
    };
    const heartbeat = await startProcess({ first: holdsUp(0), second: holdsUp(1) });
    await enqueue(database.pool, 'first', {});
    await enqueue(database.pool, 'second', {});
    await Promise.all(begins.map(({ opened }) => opened));

    // Each report is a statement of its own, and neither gets further than this lock. Which failure comes first decides
    // whether the library ends or hangs until the watch leaves it behind.
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table graphile_worker._private_jobs in access exclusive mode');
    ends[0]?.open();
    await vi.waitFor(async () => expect(await waitingReports()).toHaveLength(1), patience);
    ends[1]?.open();
    await vi.waitFor(async () => expect(await waitingReports()).toHaveLength(2), patience);
    await database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [
      await waitingReports(),
    ]);
    await holder.query('rollback');
    holder.release();

    const addresses = await givenQueuedMails(3);

    await everythingIsSent();
    expect(await arrivedInOrder()).toEqual(once(addresses));
    expect(heartbeat.restarts).toBe(1);
    expect(told.join()).toContain('starts again');
  });

  test('is abandoned when all its tasks hang, and another does its work', async () => {
    let minutes = 0;
    const heartbeat = new WorkerHeartbeat(() => performance.now() + minutes * 60_000);
    let begun = 0;
    let done = 0;
    const hangs = async () => {
      begun += 1;
      // The first four fill the worker and never end.
      if (begun <= 4) await new Promise(() => {});
      done += 1;
    };
    let stillLocked = 0;
    await startProcess({ hangs }, heartbeat, async () => {
      const { rowCount } = await database.pool.query(
        `select from graphile_worker.jobs where task_identifier = 'hangs' and locked_at is not null`,
      );
      stillLocked = rowCount ?? 0;
    });
    for (let job = 0; job < 4; job += 1) await enqueue(database.pool, 'hangs', {});
    await vi.waitFor(() => expect(begun).toBe(4), patience);
    const addresses = await givenQueuedMails(3);

    minutes = 2;

    await everythingIsSent();
    await vi.waitFor(() => expect(done).toBe(4), patience);
    expect(stillLocked).toBe(4);
    expect(await arrivedInOrder()).toEqual(once(addresses));
    expect(heartbeat.restarts).toBe(1);
    expect(told.join()).toContain('no sign of life');
  });

  test('is replaced when one task hangs and names it; the other tasks finish first', async () => {
    let minutes = 0;
    const heartbeat = new WorkerHeartbeat(() => performance.now() + minutes * 60_000);
    const hung = gate();
    const atWork = gate();
    const mayEnd = gate();
    const done: string[] = [];
    let tries = 0;
    await startProcess(
      {
        async hangs() {
          tries += 1;
          if (tries > 1) return void done.push('hangs');
          hung.open();
          await new Promise(() => {});
        },
        async works() {
          atWork.open();
          await mayEnd.opened;
          done.push('works');
        },
      },
      heartbeat,
    );
    await enqueue(database.pool, 'hangs', {});
    await hung.opened;
    minutes = 3;
    await enqueue(database.pool, 'works', {});
    await atWork.opened;
    await vi.waitFor(() => expect(told.join()).toContain('the task hangs hangs'), patience);
    mayEnd.open();

    await vi.waitFor(() => expect(done).toEqual(['works', 'hangs']), patience);
    expect(heartbeat.restarts).toBe(1);
  });

  test('finishes the running job before it stops', async () => {
    let finish = () => {};
    const begun = new Promise<void>((begin) => {
      const halt = new Promise<void>((resolve) => {
        finish = resolve;
      });
      void startProcess({
        async slow() {
          begin();
          await halt;
          await database.pool.query(`update scheme set delivery_weeks = 'finished'`);
        },
      }).then(() => enqueue(database.pool, 'slow', {}));
    });
    await begun;

    const stopping = leave.splice(0).map((stop) => stop());
    finish();
    await Promise.all(stopping);

    const { rows } = await database.pool.query('select delivery_weeks from scheme');
    expect(rows).toEqual([{ delivery_weeks: 'finished' }]);
  });

  test('that died loses its jobs to others after a while', async () => {
    await enqueue(database.pool, 'left-behind', {});
    await database.pool.query(
      `update graphile_worker._private_jobs
          set locked_by = 'a dead worker', locked_at = now() - interval '3 minutes'`,
    );

    await unlockAbandonedJobs(database.pool, 2);

    const { rows } = await database.pool.query(
      'select locked_by, locked_at from graphile_worker._private_jobs',
    );
    expect(rows).toEqual([{ locked_by: null, locked_at: null }]);
  });

  test('that is busy keeps its job', async () => {
    await enqueue(database.pool, 'in-hand', {});
    await database.pool.query(
      `update graphile_worker._private_jobs
          set locked_by = 'a living worker', locked_at = now() - interval '1 minute'`,
    );

    await unlockAbandonedJobs(database.pool, 2);

    const { rows } = await database.pool.query(
      'select locked_by from graphile_worker._private_jobs',
    );
    expect(rows).toEqual([{ locked_by: 'a living worker' }]);
  });
});
