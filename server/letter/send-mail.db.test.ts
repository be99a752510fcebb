import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { secretKeyOf } from '../base/secret-key.ts';
import { inTransaction } from '../db/database.ts';
import { giftActivated } from './letters/gift/gift-news.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { queueMail } from './queue-mail.ts';
import { type MailDeps, sendMail } from './send-mail.ts';

let database: FreshDatabase;
let sandbox: Sandbox;
let mailer: Mailer;
let office: MailDeps;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query('delete from mail_outbox');
  await database.pool.query('delete from graphile_worker._private_jobs');
  sandbox = await startSandbox();
  mailer = openMailer(sandbox.smtpUrl, 'Museokortti <palvelu@kortti.example>');
  const log = pino({ level: 'silent' });
  const settings = { publicUrl: 'https://kortti.example', secretKey: secretKeyOf('x'.repeat(32)) };
  office = { pool: database.pool, log, mailer, mailDomain: 'kortti.example', settings };
});
afterEach(async () => {
  mailer.close();
  await sandbox.stop();
});

async function givenQueuedCode(to: string, key = `login-code:${to}`): Promise<string> {
  await inTransaction(database.pool, (tx) =>
    queueMail(tx, {
      to,
      language: 'fi',
      letter: 'login-code',
      key,
      data: { code: '482913', minutes: 10 },
    }),
  );
  return (await row(key)).id;
}

async function row(key: string) {
  const { rows } = await database.pool.query(
    'select * from mail_outbox where idempotency_key = $1',
    [key],
  );
  return rows[0];
}

async function arrived() {
  const response = await fetch(`${sandbox.mailboxUrl}/messages.json`);
  return (await response.json()) as {
    to: string[];
    subject: string;
    messageId: string;
    count: number;
    headers: { name: string; value: string }[];
    text: string;
    html: string;
  }[];
}

describe('a queued mail', () => {
  test('is sent once, in the requested language, with its own Message-ID', async () => {
    const mailId = await givenQueuedCode('aino@example.fi');

    await sendMail(office, mailId);
    await sendMail(office, mailId);

    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ['aino@example.fi'],
      subject: expect.stringMatching(/^482913 on kertakoodisi – /),
      messageId: `<${mailId}@kortti.example>`,
      count: 1,
    });
    expect(mail!.html).toContain('<html lang="fi">');
    expect(mail!.text).toContain('Kertakoodi: 482913');
    expect(mail!.headers).toContainEqual({ name: 'auto-submitted', value: 'auto-generated' });
  });

  test('loses its secret once it has been sent', async () => {
    const mailId = await givenQueuedCode('aino@example.fi');
    expect(await row('login-code:aino@example.fi')).toMatchObject({ data: { code: '482913' } });

    await sendMail(office, mailId);

    expect(await row('login-code:aino@example.fi')).toMatchObject({
      data: null,
      sent_at: expect.any(Date),
      attempts: 1,
      last_error: null,
    });
  });

  test('is queued once per key, whatever the second call contains', async () => {
    await givenQueuedCode('aino@example.fi', 'event-1');
    await givenQueuedCode('onni@example.fi', 'event-1');

    const { rows } = await database.pool.query('select address from mail_outbox');
    const jobs = await database.pool.query('select 1 from graphile_worker._private_jobs');

    expect(rows).toEqual([{ address: 'aino@example.fi' }]);
    expect(jobs.rowCount).toBe(1);
  });

  test("is not queued when the caller's transaction rolls back", async () => {
    const failed = inTransaction(database.pool, async (tx) => {
      await queueMail(tx, {
        to: 'aino@example.fi',
        language: 'sv',
        letter: 'login-code',
        key: 'event-1',
        data: { code: '482913', minutes: 10 },
      });
      throw new Error('the event did not happen');
    });

    await expect(failed).rejects.toThrow('the event did not happen');
    expect(await row('event-1')).toBeUndefined();
    const jobs = await database.pool.query('select 1 from graphile_worker._private_jobs');
    expect(jobs.rowCount).toBe(0);
  });

  test('is left to the worker that holds the lock', async () => {
    const mailId = await givenQueuedCode('aino@example.fi');

    await inTransaction(database.pool, async (tx) => {
      await tx.query('select 1 from mail_outbox where id = $1 for update', [mailId]);
      await sendMail(office, mailId);
    });

    expect(await arrived()).toEqual([]);
  });
});

describe('a mail that cannot be delivered', () => {
  test('is retried when the server is busy', async () => {
    const mailId = await givenQueuedCode('aino+busy@example.fi', 'event-1');

    await sendMail(office, mailId);

    const mail = await row('event-1');
    expect(mail).toMatchObject({ attempts: 1, last_error: 'later', sent_at: null });
    // A job that ran a moment too early would find nothing due.
    const jobs = await database.pool.query(
      `select run_at >= next_try_at as "isDue"
         from graphile_worker._private_jobs, mail_outbox
        where run_at > now()`,
    );
    expect(jobs.rows).toEqual([{ isDue: true }]);
    expect(mail.next_try_at.getTime()).toBeGreaterThan(Date.now());
  });

  test('is retried when the server is unreachable', async () => {
    const mailId = await givenQueuedCode('aino@example.fi', 'event-1');
    await sandbox.stop();

    await sendMail(office, mailId);

    expect(await row('event-1')).toMatchObject({ attempts: 1, last_error: 'later' });
  });

  test('is given up at once when the server rejects the address permanently', async () => {
    const mailId = await givenQueuedCode('aino+reject@example.fi', 'event-1');

    await sendMail(office, mailId);

    expect(await row('event-1')).toMatchObject({
      given_up_at: expect.any(Date),
      last_error: 'refused',
      data: null,
    });
  });

  test('is shown to the office, and its address gets no optional letters until it is corrected', async () => {
    const address = 'eino+reject@example.fi';
    await sendMail(office, await givenQueuedCode(address, 'event-1'));
    const { rows } = await database.pool.query(
      'select source, cause from mail_bounce where email_address = $1',
      [address],
    );
    expect(rows).toEqual([{ source: 'smtp', cause: expect.any(String) }]);

    await inTransaction(database.pool, (tx) =>
      queueMail(tx, {
        to: address,
        language: 'fi',
        letter: 'gift-activated',
        key: 'event-2',
        data: giftActivated.example,
      }),
    );
    await sendMail(office, (await row('event-2')).id);

    expect(await row('event-2')).toMatchObject({ last_error: 'stopped', sent_at: null });
  });

  test('is not sent after its content has expired', async () => {
    const mailId = await givenQueuedCode('aino@example.fi', 'event-1');
    await database.pool.query(`update mail_outbox set useful_until = now() - interval '1 second'`);

    await sendMail(office, mailId);

    expect(await arrived()).toEqual([]);
    expect(await row('event-1')).toMatchObject({ last_error: 'too late', data: null });
  });

  test('is retried when the letter cannot be rendered', async () => {
    const mailId = await givenQueuedCode('aino@example.fi', 'event-1');
    await database.pool.query(`update mail_outbox set data = '{"code": "not digits"}'`);

    await sendMail(office, mailId);

    expect(await row('event-1')).toMatchObject({ attempts: 1, last_error: 'letter' });
    expect(await arrived()).toEqual([]);
  });
});

describe('header injection', () => {
  const hostile = [
    'aino@example.fi\r\nBcc: onni@example.fi',
    'aino@example.fi\nBcc: onni@example.fi',
    'aino@example.fi\rBcc: onni@example.fi',
    'aino@example.fi\u0000',
    'aino@example.fi\u2028Bcc: onni@example.fi',
    'aino@example.fi\u0085Bcc: onni@example.fi',
    'aino@example.fi,onni@example.fi',
    'aino@example.fi;onni@example.fi',
    'Aino <aino@example.fi>',
    'aino@example.fi> <onni@example.fi',
    '"aino@example.fi\r\n"@example.fi',
    'group:aino@example.fi,onni@example.fi;',
    'aino@example.fi (comment)',
    'aino@example.fi RCPT TO:<onni@example.fi>',
    'aino@@example.fi',
    '',
  ];

  test.each(hostile)('the code rejects %j as an address', async (to) => {
    await expect(givenQueuedCode(to, 'event-1')).rejects.toThrow('not one plain mail address');
    expect(await row('event-1')).toBeUndefined();
  });

  test.each(hostile)('the outbox table rejects %j', async (to) => {
    const inserted = database.pool.query(
      `insert into mail_outbox (idempotency_key, letter, language, address) values ('x', 'y', 'fi', $1)`,
      [to],
    );

    await expect(inserted).rejects.toThrow(/address_is_one_plain_address|invalid byte sequence/);
  });

  test('odd but valid addresses reach exactly one recipient', async () => {
    const lawful = ['a@b.c', "o'brien+x=1@ala.osa.fi", 'äiti@example.fi', '!#$%&*@example.fi'];
    for (const address of lawful) await sendMail(office, await givenQueuedCode(address));

    expect((await arrived()).flatMap(({ to }) => to).toSorted()).toEqual(lawful.toSorted());
  });
});
