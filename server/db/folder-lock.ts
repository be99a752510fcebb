import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartFailure } from '../platform/start-failure.ts';

/**
 * One start a folder. The lock is a name in the kernel's abstract socket space: taking it is atomic, and it is gone
 * the moment its holder dies, so no stale lock file can ever stand in the way.
 */
export function lockFolder(folder: string): Promise<{ release(): void }> {
  const { dev, ino } = statSync(folder);
  const lock = createServer((caller) => caller.destroy()).unref();
  return new Promise((resolve, reject) => {
    lock.once('error', () =>
      reject(
        new StartFailure(
          `Another copy is already running on the data folder ${folder}: stop it first, or give this one its own folder in DATA_DIR.`,
        ),
      ),
    );
    lock.listen({ path: `\0museum-card/${dev}-${ino}` }, () =>
      resolve({ release: () => void lock.close() }),
    );
  });
}
