import { type ParsedCronItem, parseCronItems } from 'graphile-worker';

export type CronJob = {
  task: string;
  match: string;
  /** At start, a run missed within this time is made up for. */
  backfillMinutes: number;
};

/**
 * A failed run is retried after 3 seconds, 7, 20 and so on, for some hours in all: a short outage must not cost a daily
 * run its day. The next run replaces one that still waits.
 */
export const TRIES_OF_A_RUN = 10;

/** Cron jobs (UTC). Each run starts once, however many processes there are. */
export const SCHEDULE: CronJob[] = [
  { task: 'resend-overdue-mail', match: '* * * * *', backfillMinutes: 2 },
  { task: 'unlock-abandoned-jobs', match: '* * * * *', backfillMinutes: 2 },
  { task: 'reconcile-payments', match: '* * * * *', backfillMinutes: 2 },
  { task: 'update-desk-list', match: '* * * * *', backfillMinutes: 2 },
  { task: 'send-due-gifts', match: '* * * * *', backfillMinutes: 2 },
  { task: 'send-gift-news', match: '*/10 * * * *', backfillMinutes: 60 },
  { task: 'send-missed-gift-news', match: '33 6 * * *', backfillMinutes: 24 * 60 },
  { task: 'announce-terms', match: '* * * * *', backfillMinutes: 2 },
  { task: 'work-goodwill-runs', match: '* * * * *', backfillMinutes: 2 },
  { task: 'work-data-imports', match: '* * * * *', backfillMinutes: 2 },
  // Morning in Helsinki.
  { task: 'remind-endings', match: '13 6 * * *', backfillMinutes: 24 * 60 },
  { task: 'remind-expiring-cards', match: '43 6 * * *', backfillMinutes: 24 * 60 },
  { task: 'delete-accounts', match: '37 * * * *', backfillMinutes: 60 },
  { task: 'charge-instalments', match: '*/5 * * * *', backfillMinutes: 60 },
  { task: 'send-refunds', match: '* * * * *', backfillMinutes: 2 },
  { task: 'ask-lost-charges', match: '*/10 * * * *', backfillMinutes: 60 },
  { task: 'compare-payments', match: '23 3 * * *', backfillMinutes: 24 * 60 },
  { task: 'watch-contracts', match: '11 * * * *', backfillMinutes: 60 },
  { task: 'clean-up', match: '17 * * * *', backfillMinutes: 60 },
  { task: 'add-up-counts', match: '47 * * * *', backfillMinutes: 60 },
];

export function cronItems(schedule: CronJob[]): ParsedCronItem[] {
  return parseCronItems(
    schedule.map(({ task, match, backfillMinutes }) => ({
      task,
      match,
      identifier: task,
      // A key, so that runs do not pile up while no worker is up.
      options: {
        backfillPeriod: backfillMinutes * 60_000,
        jobKey: `cron:${task}`,
        maxAttempts: TRIES_OF_A_RUN,
      },
    })),
  );
}
