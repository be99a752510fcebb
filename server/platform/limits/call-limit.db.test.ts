import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../start/app.ts';
import { makeLogger } from '../logger.ts';

const LIMIT = '30';
let bare: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  bare = await startApp({ CALLS_PER_MINUTE: LIMIT });
  proxied = await startApp({ CALLS_PER_MINUTE: LIMIT, TRUST_PROXY: '10.0.0.1' });
});
afterAll(async () => {
  await bare.stop();
  await proxied.stop();
});

type Caller = { remoteAddress: string; forwardedFor?: string; url?: string };

async function ask({ app }: Pick<TestApp, 'app'>, { remoteAddress, forwardedFor, url }: Caller) {
  const response = await app.inject({
    url: url ?? `${LWR_PATH}/AccountController/getSession`,
    remoteAddress,
    headers: { ...(forwardedFor && { 'x-forwarded-for': forwardedFor }), 'x-language': 'en' },
  });
  return response;
}

async function statusesOf(
  count: number,
  caller: (index: number) => Promise<{ statusCode: number }>,
) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await caller(index)).statusCode);
  return { allowed: statuses.filter((status) => status === 200).length, statuses };
}

describe('one address', () => {
  test('may make so many calls a minute and is then told how long to wait', async () => {
    const caller = { remoteAddress: '192.0.2.1' };
    const { allowed } = await statusesOf(40, () => ask(bare, caller));

    const refused = await ask(bare, caller);
    expect(allowed).toBe(30);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused.json()).toEqual([
      {
        errorCode: 'REQUEST_LIMIT_EXCEEDED',
        message: 'Too many attempts. Wait a moment and try again.',
      },
    ]);

    bare.clock.advance(61_000);
    expect((await ask(bare, caller)).statusCode).toBe(200);
  });

  test('is not changed by rotating X-Forwarded-For', async () => {
    const { allowed } = await statusesOf(100, (index) =>
      ask(bare, { remoteAddress: '192.0.2.2', forwardedFor: `198.51.100.${index}` }),
    );

    expect(allowed).toBe(30);
  });

  test('behind our proxy is the one the proxy saw, whatever the caller sent', async () => {
    const { allowed } = await statusesOf(100, (index) =>
      ask(proxied, {
        remoteAddress: '10.0.0.1',
        forwardedFor: `198.51.100.${index}, 203.0.113.9`,
      }),
    );
    const other = await ask(proxied, { remoteAddress: '10.0.0.1', forwardedFor: '203.0.113.10' });

    expect(allowed).toBe(30);
    expect(other.statusCode).toBe(200);
  });

  test('cannot pretend to be our proxy', async () => {
    const { allowed } = await statusesOf(100, (index) =>
      ask(proxied, { remoteAddress: '192.0.2.3', forwardedFor: `198.51.100.${index}` }),
    );

    expect(allowed).toBe(30);
  });

  test('has one limit for all its IPv6 addresses', async () => {
    const { allowed } = await statusesOf(100, (index) =>
      ask(bare, { remoteAddress: `2001:db8:7:7::${(index + 1).toString(16)}` }),
    );

    expect(allowed).toBe(30);
  });

  test('has one limit across processes', async () => {
    const { pool, clock, settings } = bare;
    const second = await buildApp({ pool, clock, settings, log: makeLogger('silent') });
    const caller = { remoteAddress: '192.0.2.4' };
    const { allowed } = await statusesOf(100, (index) =>
      ask(index % 2 ? bare : { app: second }, caller),
    );
    await second.close();

    expect(allowed).toBe(30);
  });

  test('is never limited on pages and health checks', async () => {
    const caller = { remoteAddress: '192.0.2.5', url: '/health/live' };

    expect((await statusesOf(100, () => ask(bare, caller))).allowed).toBe(100);
  });
});
