import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TILL_PROBLEMS } from '../../contract/till-api/till-problems.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import { givenCard, givenMuseum } from '../../test/given.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { findLedger } from '../card/ledger-queries.ts';
import { SANDBOX_NUMBERS } from './sandbox-museum.ts';
import { newTillKey, tillKeyHash } from './till-key.ts';
import { insertTillKey, renewTillKey, revokeTillKey } from './till-key-queries.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

type TillCall = { method?: 'GET' | 'POST' | 'DELETE'; payload?: object; address?: string };

async function till(museumId: string | null) {
  const key = newTillKey(museumId === null);
  const keyHash = tillKeyHash(key);
  const keyId = (await insertTillKey(portal.pool, { museumId, keyHash, madeFor: 'Kassa' })) ?? '';
  return { key, keyId, ask: asker(key) };
}

function asker(key: string) {
  return async (
    path: string,
    { method = 'GET', payload, address = '192.0.2.9' }: TillCall = {},
  ) => {
    const response = await portal.app.inject({
      method,
      url: `/api/desk/v1/${path}`,
      remoteAddress: address,
      headers: { authorization: `Bearer ${key}`, 'accept-language': 'fi' },
      ...(payload && { payload }),
    });
    const body = response.body === '' ? null : response.json();
    return { status: response.statusCode, body, headers: response.headers };
  };
}
const post = (payload: object) => ({ method: 'POST' as const, payload });
const problem = (name: keyof typeof TILL_PROBLEMS) => ({
  status: TILL_PROBLEMS[name].status,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  body: {
    type: `/api/desk/v1/problems#${name}`,
    code: name,
    title: TILL_PROBLEMS[name].title,
    status: TILL_PROBLEMS[name].status,
  },
});

describe('a till with a museum’s key', () => {
  test('accepts numbers of other schemes like ours', async () => {
    const { ask } = await till(await givenMuseum(portal.pool));
    const { customerNumber } = await givenCard(portal.pool, { customerNumber: '039410275586' });

    expect((await ask('checks', post({ customerNumber }))).body.verdict).toBe('valid');
    expect((await ask('checks', post({ customerNumber: '039410275587' }))).status).toBe(404);
  });

  test('checks a card, records a visit once and starts the validity', async () => {
    const { ask } = await till(await givenMuseum(portal.pool));
    const { cardId, customerNumber } = await givenCard(portal.pool, { firstVisitOn: null });
    const visitId = randomUUID();

    expect(await ask('museum')).toMatchObject({
      body: { name: 'Museo', isSandbox: false, visitsToday: 0 },
    });
    expect((await ask('checks', post({ customerNumber }))).body).toEqual({
      verdict: 'valid',
      message: 'Kortti on käytettävissä. Voimassaolo alkaa tästä käynnistä.',
      validUntil: null,
      holder: { name: 'Aino Lahtinen', yearOfBirth: 1987 },
    });
    const recorded = { visitId, validUntil: '2028-03-01', visitsToday: 1 };
    const visit = post({ customerNumber, visitId });
    expect(await ask('visits', visit)).toMatchObject({ status: 201, body: recorded });
    expect(await ask('visits', visit)).toMatchObject({ status: 200, body: recorded });
    expect((await ask('checks', post({ customerNumber }))).body.verdict).toBe('visitedToday');
    expect(await ask('visits', post({ customerNumber, visitId: randomUUID() }))).toMatchObject({
      ...problem('visit-already-recorded'),
      body: { visitedAt: '2027-03-01T10:00:00.000Z' },
    });
    const again = post({ customerNumber, visitId: randomUUID(), isRepeat: true });
    expect(await ask('visits', again)).toMatchObject({ status: 201, body: { visitsToday: 2 } });
    expect(cardValidity(await findLedger(portal.pool, cardId)).validUntil).toBe('2028-03-01');
  });

  test('gets the reason why a card is refused', async () => {
    const { ask } = await till(await givenMuseum(portal.pool));
    const expired = await givenCard(portal.pool, { validUntil: '2027-02-28' });
    const notActive = await givenCard(portal.pool, { holder: null });
    const check = (customerNumber: string) => ask('checks', post({ customerNumber }));

    expect(await check(expired.customerNumber)).toMatchObject({
      ...problem('card-expired'),
      body: { validUntil: '2027-02-28' },
    });
    expect(await check(notActive.customerNumber)).toMatchObject(problem('card-not-active'));
    expect(await check('4393089584381701')).toMatchObject(problem('unknown-card'));
    expect(await check('hei')).toMatchObject(problem('unknown-card'));
    const visit = { customerNumber: expired.customerNumber, visitId: randomUUID() };
    expect(await ask('visits', post(visit))).toMatchObject(problem('card-expired'));
  });

  test('can undo its own visits for a minute', async () => {
    const [own, other] = [
      await till(await givenMuseum(portal.pool)),
      await till(await givenMuseum(portal.pool)),
    ];
    const { customerNumber } = await givenCard(portal.pool);
    const [first, second] = [randomUUID(), randomUUID()];
    const remove = { method: 'DELETE' as const };
    await own.ask('visits', post({ customerNumber, visitId: first }));

    expect(await other.ask(`visits/${first}`, remove)).toMatchObject(problem('unknown-visit'));
    expect((await own.ask(`visits/${first}`, remove)).status).toBe(204);
    expect(await own.ask(`visits/${first}`, remove)).toMatchObject(problem('unknown-visit'));
    const earlier = { customerNumber, visitId: second, visitedAt: '2027-03-01T09:00:00Z' };
    expect((await own.ask('visits', post(earlier))).status).toBe(201);
    expect(await own.ask(`visits/${second}`, remove)).toMatchObject(problem('undo-too-late'));
    const old = { customerNumber, visitId: randomUUID(), visitedAt: '2027-02-01T09:00:00Z' };
    expect(await own.ask('visits', post(old))).toMatchObject(problem('visit-time-refused'));
  });

  test('gets an error for a visit id of another card, visited today or not', async () => {
    const { ask } = await till(await givenMuseum(portal.pool));
    const visitId = randomUUID();
    for (const expected of [{ status: 201 }, problem('visit-id-taken')]) {
      const { customerNumber } = await givenCard(portal.pool);
      expect(await ask('visits', post({ customerNumber, visitId }))).toMatchObject(expected);
    }
    const { customerNumber } = await givenCard(portal.pool);
    await ask('visits', post({ customerNumber, visitId: randomUUID() }));
    expect(await ask('visits', post({ customerNumber, visitId }))).toMatchObject(
      problem('visit-id-taken'),
    );
  });

  test.each([
    [
      'a museum',
      () => givenMuseum(portal.pool),
      async () => (await givenCard(portal.pool)).customerNumber,
    ],
    ['the sandbox', async () => null, async () => SANDBOX_NUMBERS.valid],
  ])('gets the same time of a visit to %s on every retry', async (_, museum, number) => {
    const { ask } = await till(await museum());
    const visit = { customerNumber: await number(), visitId: randomUUID() };
    const first = await ask('visits', post(visit));
    expect(first.status).toBe(201);

    for (const ms of [90_000, 26 * 3_600_000]) {
      portal.clock.advance(ms);
      const again = await ask('visits', post(visit));
      expect(again.status).toBe(200);
      expect(again.body.visitedAt).toBe(first.body.visitedAt);
    }
    // An offline visit by a clock that is ahead: its time is fixed by the first request.
    const ahead = new Date(portal.clock.now() + 240_000).toISOString();
    const late = {
      customerNumber: visit.customerNumber,
      visitId: randomUUID(),
      visitedAt: ahead,
    };
    const told = await ask('visits', post(late));
    portal.clock.advance(60_000);
    expect((await ask('visits', post(late))).body.visitedAt).toBe(told.body.visitedAt);
    // Another till admitted the same visitor: both ids are one visit with one time.
    const double = { ...late, visitId: randomUUID() };
    expect((await ask('visits', post(double))).body.visitedAt).toBe(told.body.visitedAt);
  });

  test('that sends one visit from two threads gets 201 once', async () => {
    const { ask } = await till(await givenMuseum(portal.pool));
    const { customerNumber } = await givenCard(portal.pool);
    const visit = post({ customerNumber, visitId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('visits', visit)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.visitedAt)).size).toBe(1);
  });
});

describe('till keys', () => {
  test('are rotated with an overlap: both work until the first one ends', async () => {
    const { pool } = portal;
    const first = await till(null);
    const key = newTillKey(true);
    const renewal = { keyId: first.keyId, keyHash: tillKeyHash(key) };
    const secondId = await renewTillKey(pool, { ...renewal, days: 30 });
    const again = await renewTillKey(pool, { ...renewal, days: 30 });

    expect(secondId).not.toBeNull();
    expect(again).toBeNull();
    expect((await first.ask('museum')).status).toBe(200);
    expect((await asker(key)('museum')).status).toBe(200);
    await pool.query(`update till_key set revoked_at = now() - interval '1 second' where id = $1`, [
      first.keyId,
    ]);
    expect((await first.ask('museum')).status).toBe(401);
    expect((await asker(key)('museum')).status).toBe(200);
  });

  test('that are missing, wrong or revoked give no access', async () => {
    const { key, keyId, ask } = await till(await givenMuseum(portal.pool));
    expect(await asker('')('museum')).toMatchObject(problem('key-unknown'));
    expect(await asker(`${key}x`)('museum')).toMatchObject(problem('key-unknown'));
    expect((await ask('museum')).status).toBe(200);

    expect(await revokeTillKey(portal.pool, keyId)).toBe(true);

    expect(await ask('museum')).toMatchObject(problem('key-unknown'));
    expect(await revokeTillKey(portal.pool, keyId)).toBe(false);
  });

  test('are stored as hashes', async () => {
    const { key } = await till(null);
    const { rows } = await portal.pool.query<{ all: string }>(
      `select string_agg(till_key::text, ' ') as all from till_key`,
    );
    expect(rows[0]?.all).not.toContain(key);
    expect(key).toMatch(/^till_sandbox_.{43}$/);
  });

  test('of a museum that has left are rejected', async () => {
    const museumId = await givenMuseum(portal.pool);
    await portal.pool.query(`update museum set left_on = '2027-02-28' where id = $1`, [museumId]);
    const { ask } = await till(museumId);
    expect(await ask('museum')).toMatchObject(problem('museum-not-active'));
  });

  test('are rate limited, and so are wrong guesses', async () => {
    const address = '192.0.2.77';
    const guess = () => asker(randomUUID())('museum', { address });
    const first = await Promise.all(Array.from({ length: 30 }, guess));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([401]));
    const refused = await guess();
    expect(refused).toMatchObject(problem('too-many-requests'));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    const { keyId, ask } = await till(null);
    await portal.pool.query(
      `insert into rate_limit (scope, key_hash, hits, allowed, expires_at)
       select 'till', sha256(convert_to('till' || chr(10) || $1, 'UTF8')),
              array(select $2::bigint from generate_series(1, 60)), true, $2 + 60000`,
      [keyId, portal.clock.now()],
    );
    expect(await ask('museum')).toMatchObject(problem('too-many-requests'));
  });
});

describe('the till sandbox', () => {
  test('has a number for every response, and changes no card and no statistics', async () => {
    const { ask } = await till(null);
    const counts = async () => {
      const { rows } = await portal.pool.query(
        `select (select count(*) from visit) as visits, (select count(*) from museum) as museums,
                (select count(*) from card_ledger_entry) as entries`,
      );
      return rows[0];
    };
    const before = await counts();
    const check = (customerNumber: string) => ask('checks', post({ customerNumber }));

    expect((await ask('museum')).body).toMatchObject({ name: 'Testimuseo', isSandbox: true });
    expect((await check(SANDBOX_NUMBERS.valid)).body.verdict).toBe('valid');
    expect((await check(SANDBOX_NUMBERS.startsNow)).body.validUntil).toBeNull();
    expect((await check(SANDBOX_NUMBERS.visitedToday)).body.verdict).toBe('visitedToday');
    expect(await check(SANDBOX_NUMBERS.expired)).toMatchObject(problem('card-expired'));
    expect(await check(SANDBOX_NUMBERS.notActive)).toMatchObject(problem('card-not-active'));
    expect(await check(SANDBOX_NUMBERS.onHold)).toMatchObject(problem('card-on-hold'));
    expect(await check(SANDBOX_NUMBERS.blocked)).toMatchObject(problem('card-blocked'));
    expect(await check(SANDBOX_NUMBERS.refunded)).toMatchObject(problem('card-refunded'));
    const real = await givenCard(portal.pool, { holder: null });
    expect(await check(real.customerNumber)).toMatchObject(problem('unknown-card'));

    const visit = { customerNumber: SANDBOX_NUMBERS.startsNow, visitId: randomUUID() };
    expect(await ask('visits', post(visit))).toMatchObject({ status: 201 });
    expect(await ask('visits', post(visit))).toMatchObject({ status: 200 });
    expect(await ask('visits', post({ ...visit, visitId: randomUUID() }))).toMatchObject(
      problem('visit-already-recorded'),
    );
    expect((await ask('museum')).body.visitsToday).toBe(1);
    expect((await ask(`visits/${visit.visitId}`, { method: 'DELETE' })).status).toBe(204);
    expect((await check(visit.customerNumber)).body.validUntil).toBeNull();
    expect(await counts()).toMatchObject({ ...before, entries: expect.anything() });
  });

  test('separates the visits of different keys, and its numbers from museums', async () => {
    const [one, other] = [await till(null), await till(null)];
    const customerNumber = SANDBOX_NUMBERS.valid;
    await one.ask('visits', post({ customerNumber, visitId: randomUUID() }));
    expect((await other.ask('checks', post({ customerNumber }))).body.verdict).toBe('valid');
    const real = await till(await givenMuseum(portal.pool));
    expect(await real.ask('checks', post({ customerNumber }))).toMatchObject(
      problem('unknown-card'),
    );
  });
});

test('every other error is a problem document too, with a description', async () => {
  const { ask } = await till(null);
  expect(await ask('checks', post({ customerNumber: 5 }))).toMatchObject(
    problem('invalid-request'),
  );
  const wrong = await ask('visits', post({ customerNumber: 5, visitedAt: 'yesterday' }));
  expect(wrong.body.errors).toEqual([
    { pointer: '/visitId', code: expect.any(String) },
    { pointer: '/customerNumber', code: 'invalid_type' },
    { pointer: '/visitedAt', code: 'invalid_format' },
  ]);
  expect(await ask('nowhere')).toMatchObject(problem('not-found'));
  expect(await ask('visits/abc', { method: 'DELETE' })).toMatchObject(problem('not-found'));
  const { body } = await asker('')('problems');
  expect(body.map(({ type }: { type: string }) => type.split('#')[1])).toEqual(
    Object.keys(TILL_PROBLEMS),
  );
});
