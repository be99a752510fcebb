import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { makeDatabaseProxy } from '../../test/database-proxy.ts';
import { secretKeyOf } from '../base/secret-key.ts';
import { inTransaction, openPool } from '../db/database.ts';
import { makeLogger } from '../platform/logger.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { queueMail } from './queue-mail.ts';
import { type MailDeps, recordTakenMail, sendMail } from './send-mail.ts';

/** The server's answer to a whole mail; `drop` closes the connection after accepting it. */
type Answer = 'yes' | 'drop' | { code: number } | (() => Promise<void>);

let database: FreshDatabase;
let smtp: SMTPServer;
let mailer: Mailer;
let office: MailDeps;
let mailId: string;
/** Consumed in order; the last one repeats. */
let answers: Answer[];
/** Message-IDs of all mails the server received completely. */
let taken: string[];
const sockets = new Set<Socket>();

beforeAll(async () => {
  database = await freshDatabase();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    async onData(stream, _session, done) {
      const { messageId } = await PostalMime.parse(await buffer(stream));
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      taken.push(messageId ?? '');
      if (answer === 'drop') {
        for (const socket of sockets) socket.destroy();
        return;
      }
      if (typeof answer === 'object') {
        done(Object.assign(new Error('no'), { responseCode: answer.code }));
        return;
      }
      if (typeof answer === 'function') await answer();
      done(null);
    },
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await database.drop();
});

beforeEach(async () => {
  taken = [];
  const { port } = smtp.server.address() as AddressInfo;
  mailer = openMailer(`smtp://127.0.0.1:${port}`, 'palvelu@kortti.example');
  const settings = { publicUrl: 'https://kortti.example', secretKey: secretKeyOf('x'.repeat(32)) };
  const log = makeLogger('silent');
  office = { pool: database.pool, log, mailer, mailDomain: 'kortti.example', settings };
  await database.pool.query('delete from mail_outbox');
  await inTransaction(database.pool, (tx) =>
    queueMail(tx, {
      to: 'aino@example.fi',
      language: 'fi',
      letter: 'login-code',
      key: 'event-1',
      data: { code: '482913', minutes: 10 },
    }),
  );
  mailId = (await row()).id;
});
afterEach(() => mailer.close());

async function row() {
  const { rows } = await database.pool.query('select * from mail_outbox');
  return rows[0];
}

/** Runs the next retry without its delay. */
async function tryAgain(): Promise<void> {
  await database.pool.query('update mail_outbox set next_try_at = now()');
  await sendMail(office, mailId);
}

/** With a fresh mailer that has no memory of earlier sends. */
async function anotherProcessTries(): Promise<void> {
  const other = openMailer(
    `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    'a@b.example',
  );
  await sendMail({ ...office, mailer: other }, mailId);
  other.close();
}

const theOne = () => `<${mailId}@kortti.example>`;

test('a connection lost after DATA leads to a retry with the same Message-ID', async () => {
  answers = ['drop', 'drop', 'yes'];
  await sendMail(office, mailId);
  expect(await row()).toMatchObject({ sent_at: null, last_error: 'later', attempts: 1 });
  await tryAgain();
  await tryAgain();
  await tryAgain();

  expect(taken).toEqual([theOne(), theOne(), theOne()]);
  expect(await row()).toMatchObject({ sent_at: expect.any(Date), attempts: 3, last_error: null });
});

test('a temporary rejection followed by acceptance delivers the mail once', async () => {
  answers = [{ code: 451 }, 'yes'];
  await sendMail(office, mailId);
  expect(await row()).toMatchObject({ sent_at: null, last_error: 'later', attempts: 1 });
  await tryAgain();
  await tryAgain();

  expect(taken).toEqual([theOne(), theOne()]);
  expect(await row()).toMatchObject({ sent_at: expect.any(Date), attempts: 2 });
});

test('a permanent rejection is not retried', async () => {
  answers = [{ code: 554 }];
  await sendMail(office, mailId);
  await tryAgain();

  expect(taken).toEqual([theOne()]);
  expect(await row()).toMatchObject({ sent_at: null, given_up_at: expect.any(Date) });
});

/** Closes every connection idle in a transaction, including the one that holds the mail. */
const breakTransactions = async () => {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`,
  );
};

test('a database lost between delivery and record: recorded at once, not sent again', async () => {
  answers = [breakTransactions, 'yes'];
  await sendMail(office, mailId);

  expect(taken).toEqual([theOne()]);
  expect(await row()).toMatchObject({ sent_at: expect.any(Date), attempts: 1 });
  expect(mailer.unrecorded()).toEqual([]);
});

test('a database away after delivery: recorded when it is back, before another process can send again', async () => {
  const proxy = await makeDatabaseProxy(database.url);
  await proxy.open();
  const pool = openPool(proxy.url);
  const goAway = async () => {
    await proxy.close();
    proxy.cut();
  };
  answers = [goAway, 'yes'];
  try {
    await expect(sendMail({ ...office, pool }, mailId)).rejects.toThrow();
    expect(await row()).toMatchObject({ sent_at: null, attempts: 0 });
    expect(mailer.unrecorded()).toEqual([theOne()]);

    await proxy.open();
    await database.pool.query(
      `update mail_outbox set useful_until = now() - interval '1 minute' where id = $1`,
      [mailId],
    );
    await recordTakenMail({ ...office, pool });
    await anotherProcessTries();
  } finally {
    await pool.end();
    await proxy.stop();
  }

  expect(taken).toEqual([theOne()]);
  expect(await row()).toMatchObject({ sent_at: expect.any(Date), attempts: 1 });
  expect(mailer.unrecorded()).toEqual([]);
});
