import type { loggingCalls } from '../../contract/logging/logging-calls.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { schemeToday } from '../platform/scheme-today.ts';
import { findLoggingSettings } from './log-queries.ts';
import { storeLogs } from './store-logs.ts';

export const loggingAnswers: Answers<typeof loggingCalls, GuestContext> = {
  async publishLogs({ logs }, context) {
    return { stored: countNew(await storeLogs(logs, context)) };
  },

  async publishLog({ log }, context) {
    return { stored: countNew(await storeLogs([log], context)) };
  },

  async getUserLoggingSettings(_none, { pool, user }) {
    const found = await findLoggingSettings(pool, user?.accountId ?? null);
    const decided = schemeToday().logging;
    if (decided && !found?.isOwn) return decided;
    return (
      (found && { enabled: found.enabled, level: found.level }) ?? {
        enabled: false,
        level: 'ERROR',
      }
    );
  },
};

function countNew(rows: { isNew: boolean }[]): number {
  return rows.filter((row) => row.isNew).length;
}
