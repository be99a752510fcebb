import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bundled } from '../../test/bundled.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { inTransaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';

const PROGRAM = 'test/programs/run-jobs.ts';
const patience = { timeout: 60_000, interval: 20 };

/** Steps of the mail server before it accepts a mail, at which the tests kill the worker. */
type Stages = { greeting(): Promise<void>; beforeYes(): Promise<void> };
const open: Stages = { greeting: async () => {}, beforeYes: async () => {} };

let database: FreshDatabase;
let smtp: SMTPServer;
let smtpUrl: string;
let accepted: string[];
let stages: Stages;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query('delete from mail_outbox');
  await database.pool.query('delete from graphile_worker._private_jobs');
  accepted = [];
  stages = open;
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => void stages.greeting().then(() => done(), done),
    async onData(stream, _session, done) {
      const { messageId } = await PostalMime.parse(await buffer(stream));
      await stages.beforeYes();
      accepted.push(messageId ?? '');
      done(null);
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const worker of workers.splice(0)) await kill(worker);
  await new Promise<void>((resolve) => smtp.close(resolve));
});

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(await bundled(PROGRAM), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      MODE: 'development',
      DATABASE_URL: database.url,
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  workers.push(worker);
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => Promise.reject(new Error('the worker did not start'))),
  ]);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

async function givenQueuedMail(key: string): Promise<string> {
  await inTransaction(database.pool, (tx) =>
    queueMail(tx, {
      to: 'aino@example.fi',
      language: 'fi',
      letter: 'login-code',
      key,
      data: { code: '482913', minutes: 10 },
    }),
  );
  const { rows } = await database.pool.query(
    'select id from mail_outbox where idempotency_key = $1',
    [key],
  );
  return `<${rows[0].id}@localhost>`;
}

/** A promise resolved from outside. */
function gate() {
  let release = () => {};
  let reach = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return {
    release,
    reached,
    pass: async () => {
      reach();
      await released;
    },
  };
}

async function everythingIsSent(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      'select count(*)::int as waiting from mail_outbox where sent_at is null',
    );
    expect(rows[0].waiting).toBe(0);
  }, patience);
}

/** Waits until PostgreSQL has released the dead worker's row lock. */
async function deathIsNoticed(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as others from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    expect(rows[0].others).toBe(0);
  }, patience);
}

describe('a worker killed with SIGKILL', { timeout: 120_000 }, () => {
  test('before the mail server’s greeting: the next worker sends the mail once', async () => {
    const { pass, reached } = gate();
    stages = { ...open, greeting: pass };
    await startWorker();
    const messageId = await givenQueuedMail('event-1');
    await reached;

    await kill(workers[0]!);
    await deathIsNoticed();
    stages = open;
    await startWorker();

    await everythingIsSent();
    expect(accepted).toEqual([messageId]);
  });

  test('before the mail server accepts the mail: it is sent once', async () => {
    const { pass, reached } = gate();
    stages = {
      ...open,
      async beforeYes() {
        await pass();
      },
    };
    await startWorker();
    const messageId = await givenQueuedMail('event-1');
    await reached;

    await kill(workers[0]!);
    await deathIsNoticed();
    stages = open;
    await startWorker();

    await everythingIsSent();
    expect(accepted).toEqual([messageId]);
  });

  test('after acceptance, before our own record: the second copy has the same Message-ID', async () => {
    const blocker = await database.pool.connect();
    stages = {
      ...open,
      // Reads and row locks pass, the update that records the sending does not.
      async beforeYes() {
        await blocker.query('begin');
        await blocker.query('lock table mail_outbox in share mode');
      },
    };
    await startWorker();
    const messageId = await givenQueuedMail('event-1');
    await vi.waitFor(async () => {
      const { rowCount } = await database.pool.query(
        `select 1 from pg_locks where not granted and relation = 'mail_outbox'::regclass`,
      );
      expect(rowCount).toBe(1);
    }, patience);
    expect(accepted).toEqual([messageId]);

    await kill(workers[0]!);
    await blocker.query('rollback');
    blocker.release();
    await deathIsNoticed();
    stages = open;
    await startWorker();

    await everythingIsSent();
    expect(accepted).toEqual([messageId, messageId]);
    const { rows } = await database.pool.query('select attempts from mail_outbox');
    expect(rows).toEqual([{ attempts: 1 }]);
  });
});
