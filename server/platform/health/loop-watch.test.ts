import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { watchLoop, worstDelayNs } from './loop-watch.ts';

const STALL_MS = 1500;
const STALL_NS = STALL_MS * 1_000_000;

/** A started portal. */
async function start() {
  const app = Fastify();
  watchLoop(app);
  await app.ready();
  // The monitor samples the loop by a timer of its own.
  await setTimeout(50);
  return app;
}

async function stall(): Promise<void> {
  const end = performance.now() + STALL_MS;
  while (performance.now() < end);
  await setTimeout(50);
}

test('a stall is seen, but not by a portal that starts after it', async () => {
  const first = await start();
  await stall();
  expect(worstDelayNs()).toBeGreaterThan(STALL_NS / 2);
  await first.close();

  const second = await start();
  expect(worstDelayNs()).toBeLessThan(STALL_NS / 2);
  await second.close();
});
