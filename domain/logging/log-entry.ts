import { repairText, truncateText } from '../base/well-formed-text.ts';
import type { LogLevel } from './log-level.ts';
import { redactText } from './redact.ts';

/** The platform's fields, plus `entryKey`, which detects a repeated delivery. */
export type LogEntry = {
  entryKey: string;
  timestamp: string;
  milliseconds: number;
  transactionId: string;
  level: LogLevel;
  developerMessage: string;
  errorMessage: string;
  stackTrace: string;
  source: string;
};

/** Limit for a log line: longer ones cost everyone and add nothing. */
export const LOG_LIMITS = { message: 2_000, stackTrace: 8_000, source: 200, key: 64 } as const;

const LONGEST_WORD = 400;

export type LogEvent = {
  level: LogLevel;
  developerMessage: string;
  error?: { message: string; stack?: string | undefined } | undefined;
  source: string;
  /** Time of the event, when reported later. */
  at?: number;
};

export function logEntry(
  event: LogEvent,
  stamp: { entryKey: string; transactionId: string; now: number; isoTime: string },
  secrets: readonly string[] = [],
): LogEntry {
  const clean = (text: string, limit: number) => cleaned(text, limit, secrets);
  return {
    entryKey: stamp.entryKey,
    // The platform's date-times end at the second, so the fraction has its own field.
    timestamp: `${stamp.isoTime.slice(0, 19)}Z`,
    milliseconds: stamp.now % 1000,
    transactionId: stamp.transactionId,
    level: event.level,
    developerMessage: clean(event.developerMessage, LOG_LIMITS.message),
    errorMessage: clean(event.error?.message ?? '', LOG_LIMITS.message),
    stackTrace: clean(event.error?.stack ?? '', LOG_LIMITS.stackTrace),
    source: clean(event.source, LOG_LIMITS.source),
  };
}

// Inspects twice the limit: redaction shortens the text.
function cleaned(text: string, limit: number, secrets: readonly string[]): string {
  const looked = truncateText(repairText(text), limit * 2 + LONGEST_WORD);
  // The last word may be the start of a secret that no pattern recognises after the cut.
  const whole = looked.length > limit * 2 ? looked.replace(/\S{0,400}$/u, '') : looked;
  return truncateText(redactText(whole, secrets), limit);
}
