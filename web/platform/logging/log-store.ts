import type { LogEntry } from '../../../domain/logging/log-entry.ts';
import { STORAGE_KEY } from './stored-logs.ts';

/** Entries stay stored until the server has them, so that a failing server or a closed tab loses none. */
export type LogStore = {
  entries: () => LogEntry[];
  add: (entries: LogEntry[]) => void;
  remove: (entries: LogEntry[]) => void;
};

const MAX_ENTRIES = 200;
// The store is trimmed at most once per 5 s.
const TRIM_EVERY_MS = 5_000;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export function createLogStore(storage: Storage | null, now: () => number): LogStore {
  let held = readEntries(storage);
  let lastTrim = Number.NEGATIVE_INFINITY;

  function save(): void {
    try {
      storage?.setItem(STORAGE_KEY, JSON.stringify(held));
    } catch {
      // Full or forbidden storage: the entries stay in memory.
    }
  }

  function trim(): void {
    if (held.length <= MAX_ENTRIES || now() - lastTrim < TRIM_EVERY_MS) return;
    lastTrim = now();
    // The first errors explain the later ones, so the newest are dropped.
    held = held.slice(0, MAX_ENTRIES);
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
      const removed = new Set(entries.map((entry) => entry.entryKey));
      held = held.filter((entry) => !removed.has(entry.entryKey));
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
