import { type ParsedCronItem, parseCronItems } from 'graphile-worker';

export type Turn = {
  task: string;
  match: string;
  /** How far back a turn that came while nothing ran is made up for at the start. */
  makeUpMinutes: number;
};

/** When tasks start by themselves (UTC). However many processes run, each turn comes once. */
export const SCHEDULE: Turn[] = [
  { task: 'resend-overdue-mail', match: '* * * * *', makeUpMinutes: 2 },
  { task: 'unlock-abandoned-jobs', match: '* * * * *', makeUpMinutes: 2 },
  { task: 'reconcile-payments', match: '* * * * *', makeUpMinutes: 2 },
  { task: 'update-desk-list', match: '* * * * *', makeUpMinutes: 2 },
  { task: 'send-due-gifts', match: '* * * * *', makeUpMinutes: 2 },
  { task: 'delete-accounts', match: '37 * * * *', makeUpMinutes: 60 },
  { task: 'charge-instalments', match: '*/5 * * * *', makeUpMinutes: 60 },
  { task: 'send-refunds', match: '*/5 * * * *', makeUpMinutes: 60 },
  { task: 'ask-lost-charges', match: '*/10 * * * *', makeUpMinutes: 60 },
  { task: 'compare-payments', match: '23 3 * * *', makeUpMinutes: 24 * 60 },
  { task: 'watch-contracts', match: '11 * * * *', makeUpMinutes: 60 },
  { task: 'clean-up', match: '17 * * * *', makeUpMinutes: 60 },
];

export function cronItems(schedule: Turn[]): ParsedCronItem[] {
  return parseCronItems(
    schedule.map(({ task, match, makeUpMinutes }) => ({
      task,
      match,
      identifier: task,
      // With a key, turns that nobody came for do not pile up.
      options: { backfillPeriod: makeUpMinutes * 60_000, jobKey: `cron:${task}`, maxAttempts: 1 },
    })),
  );
}
