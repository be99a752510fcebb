import { type ParsedCronItem, parseCronItems } from 'graphile-worker';

const BACKFILL_MS = 60 * 60 * 1000;

/** When tasks start by themselves (UTC). However many processes run, each time comes once. */
export const SCHEDULE: Record<string, string> = {
  'resend-overdue-mail': '* * * * *',
  'unlock-abandoned-jobs': '* * * * *',
  'clean-up': '17 * * * *',
};

export function cronItems(schedule: Record<string, string> = SCHEDULE): ParsedCronItem[] {
  return parseCronItems(
    Object.entries(schedule).map(([task, match]) => ({
      task,
      match,
      identifier: task,
      // A turn that came while nothing ran is made up for at the start; with a key, missed turns do not pile up.
      options: { backfillPeriod: BACKFILL_MS, jobKey: `cron:${task}`, maxAttempts: 1 },
    })),
  );
}
