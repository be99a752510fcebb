import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { consumeRateLimit, consumeSharedRateLimit, releaseRateLimit } from './rate-limit.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const START = 1_800_000_000_000;

function limiter(limit: number, windowSeconds: number) {
  const key = randomUUID();
  return (afterMs: number) =>
    consumeRateLimit(database.pool, {
      scope: 'test',
      key,
      limit,
      windowSeconds,
      now: START + afterMs,
    });
}

describe('consumeRateLimit', () => {
  test('allows as many attempts as the limit and then returns the time to wait', async () => {
    const take = limiter(3, 60);
    for (const afterMs of [0, 1_000, 2_000]) {
      expect(await take(afterMs)).toEqual({ allowed: true, retryAfterSeconds: 0 });
    }

    expect(await take(10_000)).toEqual({ allowed: false, retryAfterSeconds: 50 });
  });

  test('never exceeds the limit in any window', async () => {
    const take = limiter(3, 60);
    await take(0);
    await take(58_000);
    await take(59_000);

    expect((await take(61_000)).allowed).toBe(true);
    expect(await take(62_000)).toEqual({ allowed: false, retryAfterSeconds: 56 });
  });

  test('does not extend the wait after rejected attempts', async () => {
    const take = limiter(1, 60);
    await take(0);
    for (const afterMs of [10_000, 30_000, 59_000]) await take(afterMs);

    expect((await take(60_000)).allowed).toBe(true);
  });

  test('gives the last token to one of many concurrent requests', async () => {
    const take = limiter(10, 60);

    const answers = await Promise.all(Array.from({ length: 50 }, () => take(0)));

    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  test('counts each scope and key separately and stores neither in plain text', async () => {
    const key = 'aino@example.com';
    const ask = (scope: string, name: string) =>
      consumeRateLimit(database.pool, {
        scope,
        key: name,
        limit: 1,
        windowSeconds: 60,
        now: START,
      });
    await ask('login', key);

    expect((await ask('login', key)).allowed).toBe(false);
    expect((await ask('reset', key)).allowed).toBe(true);
    expect((await ask('login', 'eino@example.com')).allowed).toBe(true);
    const { rows } = await database.pool.query('select r::text as row from rate_limit r');
    expect(rows.filter(({ row }) => row.includes('aino'))).toEqual([]);
  });

  test('shares nothing between two scopes of one key', async () => {
    const key = randomUUID();
    const ask = (scope: string, limit: number) =>
      consumeSharedRateLimit(database.pool, { scope, key, limit, windowSeconds: 60, now: START });
    await ask('calls', 20);

    // Of the other scope nothing was reserved: its limit of one is reached by its own calls.
    expect((await ask('searches', 1)).allowed).toBe(true);
    expect((await ask('searches', 1)).allowed).toBe(false);
  });

  test('returns a token that was not needed', async () => {
    const key = randomUUID();
    const take = () =>
      consumeRateLimit(database.pool, {
        scope: 'test',
        key,
        limit: 1,
        windowSeconds: 60,
        now: START,
      });
    await take();
    await releaseRateLimit(database.pool, { scope: 'test', key });
    await releaseRateLimit(database.pool, { scope: 'test', key });

    expect((await take()).allowed).toBe(true);
    expect((await take()).allowed).toBe(false);
  });
});
