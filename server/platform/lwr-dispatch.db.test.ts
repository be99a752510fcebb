import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { change, LWR_PATH, needs, read } from '../../contract/call/call.ts';
import { givenAccount, givenMuseum } from '../../test/given.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { insertSession } from '../account/session/session-queries.ts';
import type { GuestContext, UserContext } from './context.ts';
import { type Answers, forGuests, forStaff, forUsers } from './lwr-dispatch.ts';

const shopCalls = {
  add: read(
    'For a test',
    z.object({ left: z.coerce.number(), right: z.coerce.number() }),
    z.object({ sum: z.number() }),
    { cacheSeconds: 300 },
  ),
  greet: change(
    'For a test',
    z.object({ person: z.object({ name: z.string() }) }),
    z.object({ text: z.string() }),
  ),
  lie: change('For a test', z.object({}), z.object({ price: z.number() })),
};

const shopAnswers: Answers<typeof shopCalls, GuestContext> = {
  add: async ({ left, right }) => ({ sum: left + right }),
  greet: async (input, { language }) => ({ text: `${language} ${JSON.stringify(input)}` }),
  lie: async () => ({ price: 'free' }) as never,
};

const whoCalls = { who: read('For a test', z.object({}), z.object({ accountId: z.string() })) };
const whoAnswers = {
  who: async (_none: object, { user }: UserContext) => ({ accountId: user.accountId }),
};
const deskCalls = { who: needs('desk.check', whoCalls.who) };
const officeCalls = { who: needs('sales.view', whoCalls.who) };

let running: TestApp;
beforeAll(async () => {
  running = await startApp(
    {},
    {
      controllers: new Map([
        ['Shop', forGuests(shopCalls, shopAnswers)],
        ['Mine', forUsers(whoCalls, whoAnswers)],
        ['Desk', forStaff(deskCalls, whoAnswers)],
        ['Office', forStaff(officeCalls, whoAnswers)],
      ]),
    },
  );
});
afterAll(() => running.stop());

type TestRequest = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'PUT' | 'OPTIONS';
  headers?: Record<string, string>;
  payload?: object | string;
};

async function ask(path: string, { method = 'GET', headers = {}, payload }: TestRequest = {}) {
  const response = await running.app.inject({
    method,
    url: `${LWR_PATH}/${path}`,
    headers: {
      'x-language': 'en',
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const { statusCode: status, headers: answered } = response;
  return { status, headers: answered, body: response.body === '' ? null : response.json() };
}

async function signedInAs(role: 'customer' | 'desk' | 'staff') {
  const { pool, clock } = running;
  const museumId = role === 'desk' ? await givenMuseum(pool) : null;
  const accountId = await givenAccount(pool, { role, museumId });
  const token = `token of ${accountId}`.replaceAll(' ', '-');
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  return { accountId, cookie: `session=${token}` };
}

describe('a named call', () => {
  test('that reads takes its parameters from the query and returns the bare result', async () => {
    const { status, body, headers } = await ask('Shop/add?left=1&right=2');

    expect(status).toBe(200);
    expect(body).toEqual({ sum: 3 });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  test('that changes takes one JSON object, ignores unknown keys and is never cached', async () => {
    const payload = { person: { name: 'Aino', age: 7 }, extra: true };
    const { status, body, headers } = await ask('Shop/greet', { method: 'POST', payload });

    expect(status).toBe(200);
    expect(body).toEqual({ text: 'en {"person":{"name":"Aino"}}' });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('answers HEAD like GET, without the body', async () => {
    const { status, body } = await ask('Shop/add?left=1&right=2', { method: 'HEAD' });

    expect({ status, body }).toEqual({ status: 200, body: null });
  });

  test.each([
    'Nobody/add',
    'Shop/subtract',
    'Shop/toString',
    'Shop/__proto__',
    'Shop/constructor',
    '__proto__/add',
  ])('%s is unknown', async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 404,
      body: [{ errorCode: 'NOT_FOUND', message: 'There is no such service.' }],
    });
  });

  test.each([
    ['Shop/greet', 'GET', 'POST'],
    ['Shop/greet', 'HEAD', 'POST'],
    ['Shop/add?left=1&right=2', 'POST', 'GET, HEAD'],
    ['Shop/greet', 'PATCH', 'POST'],
    ['Shop/greet', 'DELETE', 'POST'],
  ] as const)('%s rejects %s', async (path, method, allowed) => {
    const payload = method === 'POST' || method === 'PATCH' ? {} : undefined;
    const { status, headers, body } = await ask(path, {
      method,
      ...(payload && { payload }),
    });

    expect(status).toBe(405);
    expect(headers.allow).toBe(allowed);
    if (method === 'HEAD') return;
    expect(body[0].errorCode).toBe('METHOD_NOT_ALLOWED');
    expect(body[0].message).toContain(allowed);
  });

  test.each([
    ['en', {}, 'The value person in the request is missing or invalid.'],
    ['fi', { person: {} }, 'Pyynnön tieto person.name puuttuu tai ei kelpaa.'],
    ['sv', { person: { name: 7 } }, 'Uppgiften person.name saknas i begäran eller är ogiltig.'],
    ['en', [], 'The value - in the request is missing or invalid.'],
    ['en', 'null', 'The value person in the request is missing or invalid.'],
    ['en', '"text"', 'The value - in the request is missing or invalid.'],
  ])('names the invalid value in %s', async (language, payload, message) => {
    const headers = { 'x-language': language };
    expect(await ask('Shop/greet', { method: 'POST', payload, headers })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT', message }],
    });
  });

  test.each([
    ['a query key', 'Shop/add?left=1&left=2&right=3', undefined, 'left'],
    ['a body key', 'Shop/greet', '{"person":{"name":"a","name":"b"}}', 'name'],
  ])('rejects %s given twice', async (_what, path, payload, name) => {
    const method = payload ? 'POST' : 'GET';
    const asked = await ask(path, { method, ...(payload && { payload }) });

    expect(asked).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_INPUT' }] });
    expect(asked.body[0].message).toContain(name);
  });

  test.each([
    '{"person":{"name":"a"},"__proto__":{"isAdmin":true}}',
    '{"person":{"name":"a","constructor":{"prototype":{"isAdmin":true}}}}',
    '{"person":{"name":"a\\u0000b"}}',
    '{"person":{"name":"a\\\\\\u0000b"}}',
    '{"person":',
    '',
  ])('rejects the body %s', async (payload) => {
    const { status, body } = await ask('Shop/greet', { method: 'POST', payload });

    expect({ status, code: body[0].errorCode }).toEqual({ status: 400, code: 'INVALID_INPUT' });
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined();
  });

  test('accepts an escaped backslash followed by u0000', async () => {
    const payload = '{"person":{"name":"a\\\\u0000b"}}';

    expect((await ask('Shop/greet', { method: 'POST', payload })).status).toBe(200);
    expect((await ask('Shop/add?left=%00&right=1')).status).toBe(400);
  });

  test('rejects a body of more than 64 kB', async () => {
    const payload = { person: { name: 'a'.repeat(640 * 1024) } };

    expect(await ask('Shop/greet', { method: 'POST', payload })).toMatchObject({
      status: 413,
      body: [{ errorCode: 'REQUEST_TOO_LARGE', message: 'The request is too large.' }],
    });
  });

  test('whose result has the wrong shape is a server error that reveals nothing', async () => {
    const { status, body } = await ask('Shop/lie', { method: 'POST', payload: {} });

    expect(status).toBe(500);
    expect(body).toEqual([
      { errorCode: 'UNEXPECTED_ERROR', message: 'Unexpected error. Contact customer service.' },
    ]);
  });
});

describe('the right to call', () => {
  test.each(['Mine/who', 'Desk/who', 'Office/who'])('%s requires a session', async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 401,
      body: [{ errorCode: 'INVALID_SESSION_ID', message: 'Sign in and try again.' }],
    });
    expect((await ask(path, { headers: { cookie: 'session=made-up' } })).status).toBe(401);
  });

  test.each([
    ['customer', 200, 403, 403],
    ['desk', 200, 200, 403],
    ['staff', 200, 200, 200],
  ] as const)('a %s gets %d, %d, %d', async (role, mine, desk, office) => {
    const { accountId, cookie } = await signedInAs(role);
    const answers = await Promise.all(
      ['Mine/who', 'Desk/who', 'Office/who'].map((path) => ask(path, { headers: { cookie } })),
    );

    expect(answers.map(({ status }) => status)).toEqual([mine, desk, office]);
    expect(answers[0]!.body).toEqual({ accountId });
    for (const { status, body } of answers) {
      if (status === 403) expect(body[0].errorCode).toBe('INSUFFICIENT_ACCESS');
    }
  });
});

test('a call without a handler does not compile', () => {
  // @ts-expect-error greet and lie have no answer
  forGuests(shopCalls, { add: shopAnswers.add });
  // @ts-expect-error the sum is a number
  forGuests({ add: shopCalls.add }, { add: async () => ({ sum: 'three' }) });
  // @ts-expect-error guests have no account
  forGuests(whoCalls, { who: async (_none, { user }) => ({ accountId: user.accountId }) });
});
