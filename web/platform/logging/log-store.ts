import type { LogEntry } from '../../../domain/logging/log-entry.ts';
import { STORAGE_KEY } from './stored-logs.ts';

/** Entries wait here until the server has them, so that a failing server, a page change or a closed tab loses none. */
export type LogStore = {
  entries: () => LogEntry[];
  add: (entries: LogEntry[]) => void;
  remove: (entries: LogEntry[]) => void;
};

const MOST_KEPT = 200;
// spec 9: the client's log store is trimmed at most once per 5 s.
const TRIM_EVERY_MS = 5_000;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export function createLogStore(storage: Storage | null, now: () => number): LogStore {
  let held = readEntries(storage);
  let lastTrim = Number.NEGATIVE_INFINITY;

  function save(): void {
    try {
      storage?.setItem(STORAGE_KEY, JSON.stringify(held));
    } catch {
      // Full or forbidden storage: the entries still wait in this page.
    }
  }

  function trim(): void {
    if (held.length <= MOST_KEPT || now() - lastTrim < TRIM_EVERY_MS) return;
    lastTrim = now();
    // The first errors explain the later ones, so the flood's tail goes.
    held = held.slice(0, MOST_KEPT);
  }

  return {
    entries: () => held,
    add(entries) {
      const known = new Set(held.map((entry) => entry.entryKey));
      held = [...held, ...entries.filter((entry) => !known.has(entry.entryKey))];
      trim();
      save();
    },
    remove(entries) {
      const gone = new Set(entries.map((entry) => entry.entryKey));
      held = held.filter((entry) => !gone.has(entry.entryKey));
      save();
    },
  };
}

function readEntries(storage: Storage | null): LogEntry[] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is LogEntry {
  return typeof value === 'object' && value !== null && 'entryKey' in value && 'level' in value;
}
