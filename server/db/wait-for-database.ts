import { setTimeout as wait } from 'node:timers/promises';
import { isOverload } from '../base/overload-error.ts';
import { StartFailure } from '../base/start-failure.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;

export type Patience = {
  /** How long to wait for an unavailable database. */
  patienceMs?: number;
  /** Called once, when the wait begins. */
  onWait?: (reason: string) => void;
};

/**
 * Retries a step of the start while the database refuses connections, starts up, recovers, is full or read-only.
 * Permanent errors, like a wrong password, are thrown at once.
 */
export async function waitForDatabase<T>(
  url: string,
  step: () => Promise<T>,
  { patienceMs = 60_000, onWait }: Patience = {},
): Promise<T> {
  const until = performance.now() + patienceMs;
  let waitMs = FIRST_WAIT_MS;
  for (;;) {
    const outcome = await step().then(done, failed);
    if ('result' in outcome) return outcome.result;
    const { error } = outcome;
    const willPass = isOverload(error) && performance.now() + waitMs < until;
    if (!willPass) throw isOverload(error) || isRefusal(error) ? failure(url, error) : error;
    if (waitMs === FIRST_WAIT_MS) onWait?.(reasonOf(error));
    await wait(waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

const done = <T>(result: T) => ({ result });
const failed = (error: unknown) => ({ error });

/** Wrong name or password (28), or a database that does not exist. */
function isRefusal(error: unknown): boolean {
  return /^(28...|3D000)$/.test(String((error as { code?: unknown }).code));
}

function failure(url: string, error: unknown): StartFailure {
  const { host, pathname } = new URL(url);
  return new StartFailure(
    `PostgreSQL at ${host}${pathname} does not let us in: ${reasonOf(error)}.`,
  );
}

function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'no reason given';
}
