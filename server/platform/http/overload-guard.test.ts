import { PassThrough, type Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOverload } from '../../base/overload-error.ts';
import { registerAnswerLimit } from './overload-guard.ts';

const LONGER_THAN_ANYONE_WAITS_MS = 25_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function makeApp(work: () => Promise<string | Readable>) {
  const app = Fastify();
  const faults: unknown[] = [];
  app.setErrorHandler((error, _request, reply) => {
    faults.push(error);
    return reply.code(503).send('later');
  });
  registerAnswerLimit(app);
  app.get('/', work);
  return { app, faults };
}

test('a request that waits too long is answered 503, and its late answer is dropped', async () => {
  let letGo: (answer: string) => void = () => {};
  let begin: () => void;
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const { app, faults } = makeApp(() => {
    begin();
    return new Promise((resolve) => {
      letGo = resolve;
    });
  });

  const answer = app.inject('/');
  await hasBegun;
  await vi.advanceTimersByTimeAsync(LONGER_THAN_ANYONE_WAITS_MS);
  letGo('too late');

  expect(await answer).toMatchObject({ statusCode: 503, body: 'later' });
  expect(faults.map(isOverload)).toEqual([true]);
});

test('a response that has begun may take its time', async () => {
  const file = new PassThrough();
  const { app, faults } = makeApp(async () => file);

  const answer = app.inject('/');
  file.write('first half, ');
  await vi.waitUntil(() => file.readableLength === 0);
  await vi.advanceTimersByTimeAsync(LONGER_THAN_ANYONE_WAITS_MS);
  file.end('second half');

  expect(await answer).toMatchObject({ statusCode: 200, body: 'first half, second half' });
  expect(faults).toEqual([]);
});

test('a response in time leaves no timer behind', async () => {
  const { app, faults } = makeApp(async () => 'in time');

  expect((await app.inject('/')).body).toBe('in time');
  expect(vi.getTimerCount()).toBe(0);
  expect(faults).toEqual([]);
});
