import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Call, LWR_PATH } from '../../contract/call/call.ts';
import { changedInput } from '../../test/changed-input.ts';
import { type Caller, callerFor } from '../../test/fuzz-callers.ts';
import { junk, NASTY } from '../../test/hostile-values.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { inputSchema, validInput } from '../../test/valid-input.ts';
import { needsOf } from '../platform/lwr-dispatch.ts';
import { tillKeyHash } from '../till-api/till-key.ts';
import { insertTillKey } from '../till-api/till-key-queries.ts';
import { controllers } from './controllers.ts';
import { plainRoutes } from './plain-routes.ts';

/** Per call and route; `test:trust` takes two thousand. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
// Fixed seed, so that a failure is due to the change; the long run may vary it.
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const LONGEST_MS = 5_000;

const TILL_KEY = 'till_sandbox_of_the_fuzzer';
let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  const keyHash = tillKeyHash(TILL_KEY);
  await insertTillKey(running.pool, { museumId: null, keyHash, madeFor: 'the fuzzer' });
});
afterAll(() => running.stop());

type Json = { type?: unknown; properties?: Record<string, Json>; items?: Json; enum?: unknown[] };

/** Mostly valid, so that the inside of the call is reached too. */
function like(schema: Json): fc.Arbitrary<unknown> {
  if (schema.enum) return oftenRight(fc.constantFrom(...schema.enum));
  if (schema.type === 'object' && schema.properties) {
    const parts = Object.entries(schema.properties).map(([name, part]) => [name, like(part)]);
    return oftenRight(fc.record(Object.fromEntries(parts), { requiredKeys: [] }));
  }
  if (schema.type === 'array')
    return oftenRight(fc.array(like(schema.items ?? {}), { maxLength: 4 }));
  if (schema.type === 'integer') return oftenRight(fc.integer());
  if (schema.type === 'number') return oftenRight(fc.double());
  if (schema.type === 'boolean') return oftenRight(fc.boolean());
  return oftenRight(fc.oneof(fc.string(), fc.constantFrom(...NASTY), fc.uuid(), fc.emailAddress()));
}

function oftenRight(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: junk });
}

function inputOf({ input }: Call): fc.Arbitrary<unknown> {
  return like(inputSchema(input) as Json);
}

async function expectCalm(request: InjectOptions): Promise<void> {
  const began = performance.now();
  const { statusCode, body, headers } = await running.app.inject(request);

  // No payment provider runs here, and a call may say so.
  if (!body.includes('PROVIDER_UNAVAILABLE')) expect(statusCode, body).toBeLessThan(500);
  expect(performance.now() - began).toBeLessThan(LONGEST_MS);
  if (statusCode < 400) return;
  expect(body).not.toMatch(/\bat .+:\d+|select |insert |node_modules|ZodError/);
  const told = JSON.parse(body);
  if (String(request.url).startsWith('/api/')) {
    expect(told).toMatchObject({ type: expect.any(String), title: expect.any(String) });
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    return;
  }
  expect(told).toEqual([{ message: expect.any(String), errorCode: expect.any(String) }]);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
}

function asQuery(value: unknown): string {
  if (typeof value !== 'object' || value === null) return encode(String(value));
  return Object.entries(value)
    .map(([name, part]) => `${encode(name)}=${encode(asText(part))}`)
    .join('&');
}

/** Parameters of a read arrive as strings. */
function verbSide({ verb }: Call, input: unknown): unknown {
  if (verb !== 'GET') return input;
  return Object.fromEntries(new URLSearchParams(asQuery(input)));
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

const everyCall = [...controllers].flatMap(([apexClass, controller]) =>
  Object.entries(controller.calls).map(([apexMethod, call]) => ({
    path: `${apexClass}/${apexMethod}`,
    call,
    needs: needsOf(controller, call),
  })),
);

/** Each call has its own address: rate limits are tested elsewhere. */
let calls = 0;
function requestOf(path: string, { verb }: Call, { cookie }: Caller, input: unknown) {
  calls += 1;
  const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const url = `${LWR_PATH}/${path}`;
  const headers = { ...JSON_HEADERS, cookie, 'sec-fetch-site': 'same-origin' };
  if (verb === 'GET') return { url: `${url}?${asQuery(input)}`, headers, remoteAddress };
  const payload = JSON.stringify(input) ?? '';
  return { method: 'POST' as const, url, headers, remoteAddress, payload };
}

/** Rejections by validation or access checks, which say nothing about the handler. */
const REFUSED_AT_THE_BORDER = /INVALID_INPUT|INVALID_SESSION_ID|INSUFFICIENT_ACCESS/;

describe('a valid body', () => {
  test.each(everyCall)(
    'gets past validation and access checks of $path',
    async ({ path, call, needs }) => {
      const caller = await callerFor(running, needs);
      const { sound, whole } = validInput(call.input, caller.given);
      expect(call.input.safeParse(verbSide(call, sound)).error).toBeUndefined();
      expect(call.input.safeParse(verbSide(call, whole)).error).toBeUndefined();
      const { statusCode, body } = await running.app.inject(requestOf(path, call, caller, sound));
      if (statusCode >= 400) expect(body).not.toMatch(REFUSED_AT_THE_BORDER);
    },
  );
});

describe('arbitrary input causes no server error and no leak', () => {
  test.each(everyCall)('$path', { timeout: 600_000 }, async ({ path, call, needs }) => {
    const caller = await callerFor(running, needs);
    const { sound, whole } = validInput(call.input, caller.given);
    const inputs = fc.oneof(
      { weight: 3, arbitrary: changedInput(sound, whole) },
      { weight: 1, arbitrary: inputOf(call) },
      { weight: 1, arbitrary: junk },
    );
    await fc.assert(
      fc.asyncProperty(inputs, (input) => expectCalm(requestOf(path, call, caller, input))),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test.each(plainRoutes.map((route) => ({ ...route, name: `${route.method} ${route.path}` })))(
    '$name',
    { timeout: 600_000 },
    async ({ method, path, query, body, acceptsForm }) => {
      const bodyOf = (schema: z.ZodType) => {
        const { sound, whole } = validInput(schema, {});
        return fc.oneof(changedInput(sound, whole), schemaOf(schema));
      };
      const schemaOf = (schema: z.ZodType | undefined) =>
        schema ? like(inputSchema(schema) as Json) : junk;
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fc.uuid(), fc.constantFrom(...NASTY), fc.string({ minLength: 1 })),
          schemaOf(query),
          body ? bodyOf(body) : junk,
          (part, asked, sent) =>
            expectCalm({
              method,
              url: `${path.replace(/:\w+/g, () => encode(part))}?${asQuery(asked)}`,
              headers: acceptsForm ? FORM_HEADERS : JSON_HEADERS,
              ...(method !== 'GET' && {
                payload: acceptsForm ? asQuery(sent) : (JSON.stringify(sent) ?? ''),
              }),
            }),
        ),
        { numRuns: RUNS, seed: SEED },
      );
    },
  );

  test('a body that is not JSON, to every call', async () => {
    const { path } = everyCall.find(({ call }) => call.verb === 'POST')!;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), (payload) =>
        expectCalm({ method: 'POST', url: `${LWR_PATH}/${path}`, payload, headers: JSON_HEADERS }),
      ),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test('any path below the calls and the records', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/lwr/apex/v65.0/', '/services/data/v65.0/', '/secur/', '/health/'),
        fc.string({ unit: 'binary' }),
        (start, rest) => expectCalm({ url: start + encode(rest) }),
      ),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_HEADERS = {
  'content-type': 'application/json',
  authorization: `Bearer ${TILL_KEY}`,
};
