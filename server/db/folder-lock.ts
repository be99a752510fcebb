import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../base/start-failure.ts';

const POLL_MS = 100;

export type FolderLock = { release(): void };

/**
 * One start per folder. The lock is a name in the kernel's abstract socket space: acquired atomically and released when
 * the process dies, so there are no stale lock files. Waits for a holder that is about to end.
 */
export async function lockFolder(folder: string, patienceMs: number): Promise<FolderLock> {
  const { dev, ino } = statSync(folder);
  const started = Date.now();
  for (;;) {
    const lock = await listen(`\0museum-card/${dev}-${ino}`);
    if (lock) return { release: () => void lock.close() };
    if (Date.now() - started >= patienceMs) {
      throw new StartFailure(
        `Another copy is already running on the data folder ${folder}: stop it first, or give this one its own folder in DATA_DIR.`,
      );
    }
    await wait(POLL_MS);
  }
}

function listen(path: string): Promise<Server | null> {
  const server = createServer((caller) => caller.destroy()).unref();
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen({ path }, () => resolve(server));
  });
}
