import type { Invariant } from './invariant.ts';

/** Far longer than a running or restarted worker needs. */
const OVERDUE = `interval '10 minutes'`;

/** Work that is overdue: money may be right while nobody is notified. */
export const QUEUE_INVARIANTS: Invariant[] = [
  {
    promise: 'a mail leaves within ten minutes of its time, or is given up',
    broken: `select id from mail_outbox
              where sent_at is null and given_up_at is null and next_try_at < now() - ${OVERDUE}`,
  },
  {
    promise: 'no job waits more than ten minutes for a worker, or stays longer in the hands of one',
    broken: `select id::text from graphile_worker.jobs
              where locked_at < now() - ${OVERDUE}
                 or (locked_at is null and attempts < max_attempts and run_at < now() - ${OVERDUE})`,
  },
  {
    // Named by its time, because its key opens the address that the report is posted to.
    promise: 'the provider’s list of payments came within a day, or the next one did',
    broken: `select asked.asked_at::text as id from payment_report asked
              where asked.covers_to is not null and asked.heard_at is null
                and asked.asked_at < now() - interval '1 day'
                and not exists (select from payment_report later
                                 where later.heard_at is not null and later.covers_to > asked.covers_to)`,
  },
];
