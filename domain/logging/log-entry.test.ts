import { expect, test } from 'vitest';
import { LOG_LIMITS, logEntry } from './log-entry.ts';

const STAMP = {
  entryKey: 'key-1',
  transactionId: 'transaction-1',
  now: 1_800_000_000_123,
  isoTime: '2027-01-15T08:00:00.123Z',
};
const EVENT = { level: 'ERROR' as const, developerMessage: 'it broke', source: 'page' };

test('log entry has its time in seconds plus the fraction, and empty fields without an error', () => {
  expect(logEntry(EVENT, STAMP)).toEqual({
    entryKey: 'key-1',
    timestamp: '2027-01-15T08:00:00Z',
    milliseconds: 123,
    transactionId: 'transaction-1',
    level: 'ERROR',
    developerMessage: 'it broke',
    errorMessage: '',
    stackTrace: '',
    source: 'page',
  });
});

test('log entry texts contain no secret and respect their limits', () => {
  const text = (end: number) => `open sesame ${'word '.repeat(3_000)}`.slice(0, end);
  const error = { message: text(9_000), stack: text(15_000) };
  const entry = logEntry(
    { ...EVENT, developerMessage: text(9_000), source: text(900), error },
    STAMP,
    ['sesame'],
  );
  for (const field of [
    entry.developerMessage,
    entry.errorMessage,
    entry.stackTrace,
    entry.source,
  ]) {
    expect(field).toMatch(/^open (?!sesame)/);
  }
  expect([entry.developerMessage, entry.errorMessage].map((field) => field.length)).toEqual([
    LOG_LIMITS.message,
    LOG_LIMITS.message,
  ]);
  expect(entry.stackTrace).toHaveLength(LOG_LIMITS.stackTrace);
  expect(entry.source).toHaveLength(LOG_LIMITS.source);
});

test('log entry redacts before cutting, and drops a secret that is cut in two', () => {
  const secret = 'k'.repeat(300);
  const messageOf = (text: string) =>
    logEntry({ ...EVENT, developerMessage: text }, STAMP, [secret]).developerMessage;
  expect(messageOf(`${`${secret} `.repeat(10)}after`)).toMatch(/ after$/);
  // The fifteenth crosses the end of the inspected part.
  expect(messageOf(`${secret} `.repeat(15))).not.toContain('kkkk');
  expect(messageOf(`a\ud83e`)).not.toContain('\ud83e');
});
