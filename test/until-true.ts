import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 10 * 60_000;

/** Polls every second until there is an answer. */
export async function untilTrue<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(1_000);
  }
  throw new Error(`Not within ten minutes: ${what}.`);
}
