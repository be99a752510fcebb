import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { inTransaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { makeLogger } from '../platform/logger.ts';
import { cleanUp } from './clean-up.ts';

const now = Date.UTC(2027, 2, 1, 12);
const log = makeLogger('silent');
const clean = () =>
  cleanUp({ pool: database.pool, clock: { now: () => now }, log, sessionIdleSeconds: 1800 });
const minutes = (count: number) => new Date(now + count * 60_000);

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  for (const table of [
    'account',
    'login_code',
    'password_reset',
    'rate_limit',
    'client_log',
    'mail_outbox',
  ]) {
    await database.pool.query(`delete from ${table}`);
  }
});

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as found from ${table}`);
  return rows[0].found;
}

async function givenAccount(): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into account (email_address) values ('aino@example.fi') returning id`,
  );
  return rows[0].id;
}

describe('cleaning up', () => {
  test.each([
    ['that may still be gone on with', -29 * 24 * 60, 1],
    ['that nobody came back to', -31 * 24 * 60, 0],
  ])('a form %s', async (_, savedAt, left) => {
    await database.pool.query(
      `insert into purchase_draft (account_id, form, saved_at) values ($1, '{}', $2)`,
      [await givenAccount(), minutes(savedAt)],
    );

    await clean();

    expect(await count('purchase_draft')).toBe(left);
  });

  test.each([
    ['in use', minutes(-5), minutes(600), 1],
    ['idle for longer than a session may be', minutes(-31), minutes(600), 0],
    ['past its last moment', minutes(-1), minutes(-1), 0],
  ])('a session %s', async (_, lastSeenAt, expiresAt, left) => {
    await database.pool.query(
      `insert into account_session
         (token_hash, account_id, created_at, last_seen_at, reauthenticated_at, expires_at)
       values ($1, $2, $3, $3, $3, $4)`,
      [randomBytes(32), await givenAccount(), lastSeenAt, expiresAt],
    );

    await clean();

    expect(await count('account_session')).toBe(left);
  });

  test.each([
    ['that works', minutes(1), 1],
    ['that has run out', minutes(-1), 0],
  ])('a login code %s', async (_, expiresAt, left) => {
    await database.pool.query(
      `insert into login_code (request_hash, email_address, code_hash, created_at, expires_at)
       values ($1, 'aino@example.fi', $1, $2, $2)`,
      [randomBytes(32), expiresAt],
    );

    await clean();

    expect(await count('login_code')).toBe(left);
  });

  test.each([
    ['that works', minutes(1), 1],
    ['that has run out', minutes(-1), 0],
  ])('a password link %s', async (_, expiresAt, left) => {
    await database.pool.query(
      `insert into password_reset (email_address, language, token_hash, expires_at)
       values ('aino@example.fi', 'fi', $1, $2)`,
      [randomBytes(32), expiresAt],
    );

    await clean();

    expect(await count('password_reset')).toBe(left);
  });

  test.each([
    ['that still counts', now + 1, 1],
    ['that counts no more', now - 1, 0],
  ])('a rate limit %s', async (_, expiresAt, left) => {
    await database.pool.query(
      `insert into rate_limit (scope, key_hash, hits, allowed, expires_at)
       values ('login', $1, '{}', true, $2)`,
      [randomBytes(32), expiresAt],
    );

    await clean();

    expect(await count('rate_limit')).toBe(left);
  });

  test.each([
    ['of last month', minutes(-60 * 24 * 30), 1],
    ['of last autumn', minutes(-60 * 24 * 100), 0],
  ])('a log entry of a browser %s', async (_, receivedAt, left) => {
    await database.pool.query(
      `insert into client_log (entry_key, logged_at, milliseconds, transaction_id, level,
         developer_message, error_message, stack_trace, source, received_at)
       values ('1', $1, 0, 't', 'INFO', '', '', '', '', $1)`,
      [receivedAt],
    );

    await clean();

    expect(await count('client_log')).toBe(left);
  });
});

describe('a mail of last autumn', () => {
  async function givenOldMail(state: string): Promise<void> {
    await inTransaction(database.pool, (tx) =>
      queueMail(tx, {
        to: 'aino@example.fi',
        language: 'fi',
        letter: 'payment-pending',
        key: 'event-1',
        data: { orderNumber: 'MK-1', amount: 7900 as never, isInvoice: false },
      }),
    );
    await database.pool.query(`update mail_outbox set queued_at = $1, ${state}`, [
      minutes(-91 * 24 * 60),
    ]);
  }

  test('that was sent forgets to whom and what, but not that it was', async () => {
    await givenOldMail('sent_at = now()');

    await clean();

    const { rows } = await database.pool.query(
      'select idempotency_key, address, data from mail_outbox',
    );
    expect(rows).toEqual([{ idempotency_key: 'event-1', address: null, data: null }]);
  });

  test('that still waits is kept whole', async () => {
    await givenOldMail('attempts = 1');

    await clean();

    const { rows } = await database.pool.query('select address from mail_outbox');
    expect(rows).toEqual([{ address: 'aino@example.fi' }]);
  });
});
