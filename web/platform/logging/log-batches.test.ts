import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../domain/logging/log-entry.ts';
import { splitIntoBatches } from './log-batches.ts';

const entry = (index: number, stackTrace = '') =>
  ({ entryKey: `${index}`, stackTrace }) as LogEntry;
const sizes = (entries: LogEntry[]) => splitIntoBatches(entries).map((parcel) => parcel.length);

describe('log batches', () => {
  test('have at most fifty entries, in order', () => {
    const entries = Array.from({ length: 120 }, (_, index) => entry(index));

    expect(sizes(entries)).toEqual([50, 50, 20]);
    expect(splitIntoBatches(entries).flat()).toEqual(entries);
  });

  test('have fewer entries when these are long', () => {
    const long = 'x'.repeat(8_000);

    expect(sizes(Array.from({ length: 6 }, (_, index) => entry(index, long)))).toEqual([4, 2]);
  });

  test('are none without entries', () => {
    expect(splitIntoBatches([])).toEqual([]);
  });
});
