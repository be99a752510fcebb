import type { LogEntry } from '../../../domain/logging/log-entry.ts';

// Well under what one publishLogs takes, the JSON text being wrapped in JSON once more.
const MOST_ENTRIES = 50;
const MOST_CHARACTERS = 40_000;

/** Splits entries, in order, into as many calls as they need. */
export function parcelsOf(entries: LogEntry[]): LogEntry[][] {
  const parcels: LogEntry[][] = [];
  let characters = 0;
  for (const entry of entries) {
    const size = JSON.stringify(entry).length;
    const last = parcels.at(-1);
    if (last && last.length < MOST_ENTRIES && characters + size <= MOST_CHARACTERS) {
      last.push(entry);
      characters += size;
    } else {
      parcels.push([entry]);
      characters = size;
    }
  }
  return parcels;
}
