import type { LogEntry } from '../../../domain/logging/log-entry.ts';

// Well under the size limit of publishLogs, where the JSON is encoded as JSON once more.
const MAX_ENTRIES = 50;
const MAX_CHARACTERS = 40_000;

/** Splits entries, in order, into as many calls as they need. */
export function splitIntoBatches(entries: LogEntry[]): LogEntry[][] {
  const batches: LogEntry[][] = [];
  let characters = 0;
  for (const entry of entries) {
    const size = JSON.stringify(entry).length;
    const last = batches.at(-1);
    if (last && last.length < MAX_ENTRIES && characters + size <= MAX_CHARACTERS) {
      last.push(entry);
      characters += size;
    } else {
      batches.push([entry]);
      characters = size;
    }
  }
  return batches;
}
