import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerAnswerLimit } from './answer-limit.ts';
import { isOverload } from './overload-error.ts';

const LONGER_THAN_ANYONE_WAITS_MS = 25_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function makeApp(work: () => Promise<string>) {
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

test('who waits too long for an answer is told to come back, and the late one is dropped', async () => {
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

test('an answer in time leaves no timer behind', async () => {
  const { app, faults } = makeApp(async () => 'in time');

  expect((await app.inject('/')).body).toBe('in time');
  expect(vi.getTimerCount()).toBe(0);
  expect(faults).toEqual([]);
});
