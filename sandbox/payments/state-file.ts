import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const QUIET_MS = 200;

/** Stores a value across restarts, so that a saved card can be charged next month. */
export type StateFile<T> = { value: T; changed(): void; flush(): void };

export function openStateFile<T extends object>(path: string | null, empty: T): StateFile<T> {
  const value = path ? { ...empty, ...read<T>(path) } : empty;
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (!path || !timer) return;
    clearTimeout(timer);
    timer = null;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(value));
    renameSync(`${path}.new`, path);
  }

  return {
    value,
    changed() {
      if (path) timer ??= setTimeout(flush, QUIET_MS);
    },
    flush,
  };
}

function read<T>(path: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<T>;
  } catch {
    return {};
  }
}
