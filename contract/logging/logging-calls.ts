import { z } from 'zod';
import { LOG_LIMITS } from '../../domain/logging/log-entry.ts';
import { LOG_LEVELS } from '../../domain/logging/log-level.ts';
import { change, quiet, read } from '../call/call.ts';
import { instant, repairedText, text } from '../call/wire-values.ts';

/** Maximum number of entries in one publishLogs call. */
const MOST_LOGS_AT_ONCE = 50;

export const logEntrySchema = z
  .object({
    entryKey: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    timestamp: instant(),
    milliseconds: z.int().min(0).max(999),
    transactionId: z.string().regex(/^[\w-]{1,64}$/),
    level: z.enum(LOG_LEVELS),
    developerMessage: repairedText(LOG_LIMITS.message),
    errorMessage: repairedText(LOG_LIMITS.message).default(''),
    stackTrace: repairedText(LOG_LIMITS.stackTrace).default(''),
    source: repairedText(LOG_LIMITS.source).default(''),
  })
  .meta({ id: 'LogEntry' });

/** `logs` is a JSON string, because the platform's logger sends one. */
const logsAsJson = text(60_000)
  .transform((json, context) => {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(logEntrySchema).min(1).max(MOST_LOGS_AT_ONCE));

const stored = z.object({ stored: z.int() }).meta({ id: 'StoredLogs' });

/** Background call: logging must not prolong an idle session. */
export const loggingCalls = {
  publishLogs: quiet(
    change('Send the log entries of a page', z.object({ logs: logsAsJson }), stored),
  ),
  publishLog: quiet(
    change('Send a log entry of a page', z.object({ log: logEntrySchema }), stored),
  ),
  getUserLoggingSettings: quiet(
    read(
      'Which log entries pages send',
      z.object({}),
      z.object({ enabled: z.boolean(), level: z.enum(LOG_LEVELS) }),
    ),
  ),
};
