import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

const RECORDS = '/services/data/v65.0/ui-api/records';

async function post(url: string, payload: object) {
  const response = await portal.app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
const call = (method: string, payload: object) =>
  post(`/lwr/apex/v65.0/LoggerController/${method}`, payload);

function entry(changes: object = {}) {
  return {
    entryKey: randomUUID(),
    timestamp: '2026-11-15T08:30:00Z',
    milliseconds: 250,
    transactionId: randomUUID(),
    level: 'ERROR',
    developerMessage: 'the check failed',
    errorMessage: '503',
    stackTrace: 'at submit',
    source: 'buy-card',
    ...changes,
  };
}
async function rowsOf(transactionId: string) {
  const { rows } = await portal.pool.query(
    'select * from client_log where transaction_id = $1 order by developer_message',
    [transactionId],
  );
  return rows;
}

describe('publishing logs', () => {
  test('stores one log with all its fields, for a guest', async () => {
    const log = entry();

    expect((await call('publishLog', { log })).body).toEqual({ stored: 1 });
    expect(await rowsOf(log.transactionId)).toEqual([
      expect.objectContaining({
        entry_key: log.entryKey,
        logged_at: new Date('2026-11-15T08:30:00Z'),
        milliseconds: 250,
        level: 'ERROR',
        developer_message: 'the check failed',
        error_message: '503',
        stack_trace: 'at submit',
        source: 'buy-card',
      }),
    ]);
  });

  test('stores a batch given as JSON text', async () => {
    const transactionId = randomUUID();
    const logs = ['a', 'b', 'c'].map((developerMessage) =>
      entry({ transactionId, developerMessage }),
    );

    expect((await call('publishLogs', { logs: JSON.stringify(logs) })).body).toEqual({ stored: 3 });
    expect(await rowsOf(transactionId)).toHaveLength(3);
  });

  test('stores a repeated delivery once, also within one batch', async () => {
    const log = entry();
    await call('publishLog', { log });

    expect((await call('publishLogs', { logs: JSON.stringify([log, log]) })).body).toEqual({
      stored: 0,
    });
    expect(await rowsOf(log.transactionId)).toHaveLength(1);
  });

  test('redacts personal data that the browser failed to redact', async () => {
    const log = entry({ errorMessage: 'password=Revontuli7x for aino@example.fi' });
    await call('publishLog', { log });

    const [row] = await rowsOf(log.transactionId);
    expect(row.error_message).toBe('password=[redacted] for [redacted]');
  });

  test('strips line breaks and terminal escape codes from a log line', async () => {
    const log = entry({ developerMessage: 'a\r\nINFO forged\u001b[31m\u0000\u202e' });
    // A NUL in the outer JSON would be rejected before it reaches the log entry.
    await call('publishLogs', { logs: JSON.stringify([log]) });

    const [row] = await rowsOf(log.transactionId);
    expect(row.developer_message).toBe('a\\nINFO forged\uFFFD[31m\uFFFD\uFFFD');
  });

  test.each([
    ['an unknown level', { log: entry({ level: 'FATAL' }) }],
    ['a message over its limit', { log: entry({ developerMessage: 'x'.repeat(2_001) }) }],
    ['an invalid timestamp', { log: entry({ timestamp: 'yesterday' }) }],
    ['milliseconds beyond a second', { log: entry({ milliseconds: 1_000 }) }],
    ['no log at all', {}],
  ])('rejects %s', async (_case, payload) => {
    const { status, body } = await call('publishLog', payload);

    expect(status).toBe(400);
    expect(body).toEqual([{ errorCode: 'INVALID_INPUT', message: expect.any(String) }]);
  });

  test.each([
    ['invalid JSON', '{'],
    ['an empty list', '[]'],
    ['more than fifty entries', JSON.stringify(Array.from({ length: 51 }, () => entry()))],
  ])('rejects %s', async (_case, logs) => {
    expect((await call('publishLogs', { logs })).status).toBe(400);
  });

  test('is rate limited by sender and answers with the time to wait', async () => {
    portal.clock.advance(120_000);
    const answers = [];
    for (let i = 0; i < 121; i++) answers.push(await call('publishLog', { log: entry() }));
    portal.clock.advance(120_000);

    expect(answers.map(({ status }) => status)).toEqual([...Array(120).fill(200), 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('logging settings', () => {
  test('come from the default row unless the user has one', async () => {
    const response = await portal.app.inject(
      '/lwr/apex/v65.0/LoggerController/getUserLoggingSettings',
    );

    expect(response.json()).toEqual({ enabled: true, level: 'INFO' });
  });
});

describe('a log record', () => {
  test('is created through the record API by a guest', async () => {
    const { entryKey: _unused, ...fields } = entry();
    const { status, body } = await post(RECORDS, { apiName: 'Log__c', fields });

    expect(status).toBe(201);
    expect(body).toMatchObject({ apiName: 'Log__c', fields: { level: { value: 'ERROR' } } });
    expect(await rowsOf(fields.transactionId)).toEqual([expect.objectContaining({ id: body.id })]);
  });

  test('cannot be read through the record API', async () => {
    const { body } = await post(RECORDS, { apiName: 'Log__c', fields: entry() });
    const response = await portal.app.inject(`${RECORDS}/${body.id}`);

    expect(response.statusCode).toBe(404);
  });

  test('is rejected for invalid fields or an unknown object type', async () => {
    expect((await post(RECORDS, { apiName: 'Log__c', fields: {} })).status).toBe(400);
    expect((await post(RECORDS, { apiName: 'Account', fields: {} })).status).toBe(404);
  });
});
