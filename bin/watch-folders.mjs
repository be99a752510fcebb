import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Debounce: an editor writes a file in several steps, and a checkout writes many. */
const TOGETHER_MS = 40;

/**
 * Reports changed files below the folders. Watches folders rather than files, to notice files written in place,
 * replaced, or deleted for a moment.
 */
export function watchFolders(folders, onChange) {
  const watchers = new Map();
  const changed = new Set();
  let timer;

  function add(folder) {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => name && note(path.join(folder, name)));
    watcher.on('error', () => remove(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(path.join(folder, entry.name));
    }
  }

  function remove(folder) {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function note(file) {
    if (!existsSync(file)) remove(file);
    else if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) add(file);
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, TOGETHER_MS);
  }

  for (const folder of folders) add(folder);
  return () => {
    clearTimeout(timer);
    for (const folder of [...watchers.keys()]) remove(folder);
  };
}
