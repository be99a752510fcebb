import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { secretKeyOf } from '../base/secret-key.ts';
import { inTransaction } from '../db/database.ts';
import { makeLogger } from '../platform/logger.ts';
import { makeLateLetters } from './late-letters.ts';
import { openMailer } from './mailer.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

let running: TestApp;
const told: string[] = [];
const logTo = { write: (line: string) => void told.push(line) };
const log = makeLogger('warn', logTo);

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());
beforeEach(async () => {
  told.length = 0;
  await running.pool.query('delete from mail_outbox');
});
afterEach(() => vi.useRealTimers());

const lines = () => told.map((line) => JSON.parse(line)).filter(({ msg }) => /waits?$/.test(msg));

async function givenLetter(to: string, seconds: number, pool = running.pool): Promise<string> {
  const key = `login-code:${to}`;
  await inTransaction(pool, (tx) =>
    queueMail(tx, {
      to,
      language: 'fi',
      letter: 'login-code',
      key,
      data: { code: '482913', minutes: 10 },
    }),
  );
  const { rows } = await pool.query<{ id: string }>(
    `update mail_outbox set queued_at = now() - make_interval(secs => $2) where idempotency_key = $1 returning id`,
    [key, seconds],
  );
  return rows[0]!.id;
}

describe('letters that wait for more than a minute', () => {
  test('are logged once each, without the recipient, and no others are', async () => {
    const late = makeLateLetters({ pool: running.pool, log });
    const held = await givenLetter('aino@example.fi', 61);
    await givenLetter('onni@example.fi', 50);
    const tried = await givenLetter('sisu@example.fi', 600);
    // Waiting between two retries counts as well.
    await running.pool.query(
      `update mail_outbox set attempts = 3, last_error = 'later', next_try_at = now() + interval '1 hour' where id = $1`,
      [tried],
    );
    const sent = await givenLetter('veli@example.fi', 90);
    await running.pool.query('update mail_outbox set sent_at = now() where id = $1', [sent]);

    await late.look();
    expect(lines()).toMatchObject([
      {
        level: 'warn',
        mailId: tried,
        letter: 'login-code',
        seconds: 600,
        attempts: 3,
        lastError: 'later',
      },
      {
        level: 'warn',
        mailId: held,
        letter: 'login-code',
        seconds: 61,
        attempts: 0,
        lastError: null,
      },
    ]);
    expect(late.waiting()).toBe(2);
    expect(told.join()).not.toContain('example.fi');

    await late.look();
    expect(lines()).toHaveLength(2);
    expect(late.waiting()).toBe(2);
    await running.pool.query('update mail_outbox set sent_at = now()');
    await late.look();
    expect(late.waiting()).toBe(0);
  });

  test('are summarised as a count beyond a hundred', async () => {
    await running.pool.query(
      `insert into mail_outbox (idempotency_key, letter, language, address, queued_at)
       select 'many:' || n, 'login-code', 'fi', 'aino@example.fi', now() - interval '2 minutes' from generate_series(1, 130) n`,
    );
    await makeLateLetters({ pool: running.pool, log }).look();
    expect(lines()).toHaveLength(101);
    expect(lines().at(-1)).toMatchObject({ more: 30, msg: 'more letters wait' });
  });

  test('appear in /health/ready while the process keeps serving', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const watched = await startApp();
    const ready = async () => (await watched.app.inject('/health/ready')).json();
    await givenLetter('aino@example.fi', 61, watched.pool);
    expect(await ready()).not.toHaveProperty('lettersWaiting');
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await vi.waitFor(async () =>
      expect(await ready()).toMatchObject({ status: 'ready', lettersWaiting: 1 }),
    );
    await watched.stop();
  });
});

describe('a mail server that stops answering mid-session', () => {
  const sockets = new Set<Socket>();
  let silent: Server;
  /** What the server sends before it goes silent. */
  let greeting = '';
  beforeAll(async () => {
    silent = createServer((socket) => {
      sockets.add(socket);
      if (greeting) socket.write(greeting);
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test.each([
    ['at all', ''],
    ['after its greeting', '220 mail.example ESMTP\r\n'],
  ])(
    '%s blocks no letter: the failure is logged and the letter retried',
    { timeout: 30_000 },
    async (_when, says) => {
      greeting = says;
      const mailId = await givenLetter('aino@example.fi', 0);
      const mailer = openMailer(
        `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
        'palvelu@kortti.example',
      );
      const settings = {
        publicUrl: 'https://kortti.example',
        secretKey: secretKeyOf('x'.repeat(32)),
      };
      await sendMail(
        { pool: running.pool, log, mailer, mailDomain: 'kortti.example', settings },
        mailId,
      );
      mailer.close();

      const { rows } = await running.pool.query(
        `select attempts, last_error, next_try_at < now() + interval '10 seconds' as soon, sent_at from mail_outbox`,
      );
      expect(rows).toEqual([{ attempts: 1, last_error: 'later', soon: true, sent_at: null }]);
      expect(told.join()).toContain('not sent');
    },
  );
});
