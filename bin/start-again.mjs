import path from 'node:path';
import { watchFolders } from './watch-folders.mjs';

const SERVER_FILE = /^(server|domain|contract|db|bin)\/.*\.(ts|sql)$/;
const TEST_FILE = /\.test\.tsx?$/;
const FOLDERS = ['server', 'domain', 'contract', 'db', 'bin'];

/**
 * Restarts the server after every change of its sources, even after a failed start. `isReady()` settles when the
 * current start has ended.
 */
export function startOnChange({ root, modules, start, say = console }) {
  let ready = Promise.resolve();
  let hasFailed = false;

  async function again(files) {
    // Before loading: Vite notices the change by itself, but perhaps later.
    if (hasFailed) modules.invalidateAll();
    else for (const file of files) modules.onFileChange(file);
    const names = files.map((file) => path.relative(root, file)).join(', ');
    try {
      await start();
      hasFailed = false;
      say.log(`${names} has changed: the server has started again`);
    } catch (error) {
      hasFailed = true;
      say.error(`${names} has changed: ${error.stack}`);
    }
  }

  const stop = watchFolders(
    FOLDERS.map((folder) => path.join(root, folder)),
    (files) => {
      const ours = files.filter((file) => {
        const name = path.relative(root, file);
        return SERVER_FILE.test(name) && !TEST_FILE.test(name);
      });
      if (ours.length > 0) ready = ready.then(() => again(ours));
    },
  );
  return { isReady: () => ready, stop };
}
