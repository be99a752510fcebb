import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { change, LWR_PATH } from '../../../contract/call/call.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { type StandIn, standInBuild } from '../../../test/web-build.ts';
import { forGuests } from '../lwr-dispatch.ts';
import { Refusal } from '../refusal.ts';

const calls = {
  fail: change('For a test', z.object({ secret: z.string() }), z.object({})),
  repeat: change('For a test', z.object({ emailAddress: z.string() }), z.object({})),
  refuse: change('For a test', z.object({}), z.object({})),
  log: change('For a test', z.object({ password: z.string() }), z.object({})),
  crowd: change('For a test', z.object({}), z.object({})),
};

const controller = forGuests(calls, {
  async fail({ secret }) {
    throw new Error(`no route to ${secret}`, { cause: new Error('the cable is cut') });
  },
  async repeat({ emailAddress }, { pool }) {
    await pool.query('insert into account (email_address) values ($1)', [emailAddress]);
    return {};
  },
  async refuse() {
    throw new Refusal('CARD_NOT_FOUND', 'Korttia ei löytynyt.', 409, 30);
  },
  async log(input, { log }) {
    const headers = { cookie: 'session=c4n4ry', authorization: 'Bearer c4n4ry' };
    log.info({ input, headers, token: 'c4n4ry' }, 'password=c4n4ry of c4n4ry@example.com');
    return {};
  },
  async crowd(_none, { pool }) {
    await pool.query('select pg_sleep(0.5)');
    return {};
  },
});

let lines: string[] = [];
const logTo = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line));
    done();
  },
});

let build: StandIn;
let running: TestApp;
beforeAll(async () => {
  build = await standInBuild();
  running = await startApp(
    { LOG_LEVEL: 'debug' },
    { logTo, distFolder: build.folder, controllers: new Map([['Shop', controller]]) },
  );
});
afterAll(async () => {
  await running.stop();
  await build.remove();
});
beforeEach(() => {
  lines = [];
});

function call(method: keyof typeof calls, payload: object = {}, language = 'fi') {
  return running.app.inject({
    method: 'POST',
    url: `${LWR_PATH}/Shop/${method}?from=c4n4ry`,
    headers: { 'x-language': language, cookie: 'theme=c4n4ry' },
    payload,
  });
}

describe('a server error', () => {
  test.each([
    ['fi', 'Odottamaton virhe. Ota yhteyttä asiakaspalveluun.'],
    ['sv', 'Oväntat fel. Kontakta kundtjänsten.'],
    ['en', 'Unexpected error. Contact customer service.'],
  ])('does not reveal its cause in %s', async (language, message) => {
    const response = await call('fail', { secret: 'host-7' }, language);

    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual([{ errorCode: 'UNEXPECTED_ERROR', message }]);
  });

  test('is logged with its cause and the request id that the caller got', async () => {
    const response = await call('fail', { secret: 'host-7' });

    const line = lines.map((text) => JSON.parse(text)).find(({ level }) => level === 'error');
    expect(line.requestId).toBe(response.headers['x-request-id']);
    expect(line.err.message).toBe('no route to host-7');
    expect(line.err.cause.message).toBe('the cable is cut');
    expect(line.err.stack).toContain('error-responses.db.test.ts');
  });

  test('of the database does not log the row', async () => {
    const emailAddress = 'aino.virtanen@example.com';
    await call('repeat', { emailAddress });
    const second = await call('repeat', { emailAddress });

    expect(second.statusCode).toBe(500);
    expect(lines.join('')).toContain('one_account_for_an_email_address');
    expect(lines.join('')).not.toContain('aino');
  });

  test('on a page is rendered by the design without its cause', async () => {
    const { statusCode, headers, body } = await running.app.inject({
      url: '/broken',
      headers: { accept: 'text/html' },
    });

    expect(statusCode).toBe(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Broken, drawn by the design');
    expect(body).not.toContain('secret reason');
    expect(lines.join('')).toContain('the secret reason');
  });
});

describe('a refusal', () => {
  test('keeps its status, code, text and retry time', async () => {
    const response = await call('refuse');

    expect(response.statusCode).toBe(409);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.json()).toEqual([
      { errorCode: 'CARD_NOT_FOUND', message: 'Korttia ei löytynyt.' },
    ]);
    expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
  });

  test.each([
    ['/%', 'fi', 'Pyyntöä ei voitu lukea'],
    ['/sv/%', 'sv', 'Begäran kunde inte läsas'],
    ['/en/%', 'en', 'The request could not be read'],
  ])('%s for a person is a plain page in %s', async (url, language, words) => {
    const { statusCode, headers, body } = await running.app.inject({
      url,
      headers: { accept: 'text/html,*/*', 'accept-language': 'de' },
    });

    expect(statusCode).toBe(400);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(words);
    expect(body).toContain('/assets/main-abc123.css');
    expect(body).toContain(`${headers['x-request-id']}`);
    expect((await running.app.inject('/plain-error.css')).body).toContain('.plain-error');
  });
});

describe('the log', () => {
  test('has one line per request, with the path and without the query', async () => {
    const response = await call('refuse');

    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests).toMatchObject([
      {
        requestId: response.headers['x-request-id'],
        method: 'POST',
        path: `${LWR_PATH}/Shop/refuse`,
        status: 409,
        ms: expect.any(Number),
      },
    ]);
  });

  test('never contains passwords, cookies, tokens or addresses', async () => {
    await call('log', { password: 'c4n4ry' });
    await call('log', { password: { is: 'c4n4ry' } });
    await call('fail', { secret: 'c4n4ry@example.com' });

    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => line.includes('c4n4ry'))).toEqual([]);
  });
});

describe('overload', () => {
  test('queues requests beyond the pool, then answers 503 with a retry time, then recovers', async () => {
    const { pool } = running;
    const holders = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('crowd')));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(answers[0]!.headers['retry-after']).toBe('2');
    expect(answers[0]!.json()[0].errorCode).toBe('SERVER_UNAVAILABLE');

    for (const holder of holders) holder.release();
    expect((await call('crowd')).statusCode).toBe(200);
  });

  test('far beyond the pool is rejected at once, except health checks', async () => {
    const { pool, app } = running;
    const holders = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    const waiting = Array.from({ length: 200 }, () => pool.query('select 1'));
    const began = performance.now();
    const [turnedAway, live] = [await call('crowd'), await app.inject('/health/live')];
    const tookMs = performance.now() - began;
    for (const holder of holders) holder.release();
    await Promise.all(waiting);

    expect(turnedAway.statusCode).toBe(503);
    expect(live.statusCode).toBe(200);
    expect(tookMs).toBeLessThan(1_000);
  });
});
