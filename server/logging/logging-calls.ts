import type { loggingCalls } from '../../contract/logging-calls.ts';
import type { GuestContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
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
    const settings = await findLoggingSettings(pool, user?.accountId ?? null);
    return settings ?? { enabled: false, level: 'ERROR' };
  },
};

function countNew(rows: { isNew: boolean }[]): number {
  return rows.filter((row) => row.isNew).length;
}
