import { invalidConfig } from './data-error.ts';
import { debounce } from './debounce.ts';
import { type DataRecord, recordPath } from './record-wire.ts';

type Listener = (record: DataRecord) => void;
type Reads = { getRecord: (id: string) => Promise<DataRecord>; forget: (path: string) => void };

/** Listeners by record, notified when it was changed elsewhere. */
export function createChangeNotifier({ getRecord, forget }: Reads, now: () => number) {
  const mayNotify = createChangeLimit(now);
  const listeners = new Map<string, Set<Listener>>();
  const changed = new Set<string>();

  function notifyListeners(record: DataRecord): void {
    for (const listener of listeners.get(record.id) ?? []) listener(record);
  }

  const refreshChanged = debounce(() => {
    const ids = [...changed].filter((id) => listeners.has(id));
    changed.clear();
    for (const id of ids) {
      getRecord(id).then(
        notifyListeners,
        () => {}, // the next read requests it again
      );
    }
  });

  return {
    tell: notifyListeners,
    /** False: rate limited, nothing was done. */
    notifyChange(ids: string[]): boolean {
      if (!Array.isArray(ids)) throw invalidConfig('no record ids');
      const paths = ids.map(recordPath);
      if (!mayNotify()) return false;
      for (const path of paths) forget(path);
      for (const id of ids) changed.add(id);
      refreshChanged();
      return true;
    },
    subscribe(id: string, listener: Listener): () => void {
      recordPath(id);
      const all = listeners.get(id) ?? new Set();
      listeners.set(id, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(id);
      };
    },
  };
}

// At most 60 calls per 60 s.
const MOST_CALLS = 60;
const WINDOW_MS = 60_000;

function createChangeLimit(now: () => number): () => boolean {
  let calls: number[] = [];
  return function mayNotify() {
    calls = calls.filter((at) => at > now() - WINDOW_MS);
    if (calls.length >= MOST_CALLS) return false;
    calls.push(now());
    return true;
  };
}
