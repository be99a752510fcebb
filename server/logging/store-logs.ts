import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { logEntrySchema } from '../../contract/logging/logging-calls.ts';
import type { LogEntry } from '../../domain/logging/log-entry.ts';
import { redactText } from '../../domain/logging/redact.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeRateLimit } from '../platform/limits/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { insertLogs } from './log-queries.ts';

type SentEntry = z.output<typeof logEntrySchema>;

const LIMIT = { scope: 'client-log', limit: 120, windowSeconds: 60 };

/** Anyone may send logs: they are rate limited, redacted again and stripped of control characters. */
export async function storeLogs(sent: SentEntry[], context: GuestContext) {
  const { pool, clock, address, language } = context;
  const token = await consumeRateLimit(pool, { ...LIMIT, key: address, now: clock.now() });
  if (!token.allowed) {
    const text = refusalText('tooManyTries', language);
    throw new Refusal('REQUEST_LIMIT_EXCEEDED', text, 429, token.retryAfterSeconds);
  }
  return insertLogs(pool, withoutDuplicates(sent).map(sanitiseEntry), clock.now());
}

/** One statement cannot update a row twice, so duplicates within the batch are dropped. */
function withoutDuplicates(sent: SentEntry[]): SentEntry[] {
  const keys = sent.map((entry) => entry.entryKey);
  return sent.filter(({ entryKey }, index) => !entryKey || keys.indexOf(entryKey) === index);
}

function sanitiseEntry(entry: SentEntry): LogEntry {
  return {
    ...entry,
    entryKey: entry.entryKey ?? randomUUID(),
    developerMessage: sanitiseText(entry.developerMessage),
    errorMessage: sanitiseText(entry.errorMessage),
    stackTrace: sanitiseText(entry.stackTrace),
    source: sanitiseText(entry.source),
  };
}

/** Strips control characters, which a log reader's terminal would execute. Line breaks stay. */
function sanitiseText(text: string): string {
  return redactText(text)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}|\p{Cf}/gu, '\uFFFD');
}
