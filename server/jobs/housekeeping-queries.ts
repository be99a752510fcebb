import type { Database } from '../db/database.ts';
import { oldestDraft } from '../purchase/draft-life.ts';

const LOG_DAYS = 90;

/** What has run out and opens nothing any more. */
export async function deleteExpired(
  db: Database,
  { now, sessionIdleSeconds }: { now: number; sessionIdleSeconds: number },
): Promise<void> {
  const time = new Date(now);
  const day = 24 * 60 * 60 * 1000;
  await db.query('delete from account_session where expires_at < $1 or last_seen_at < $2', [
    time,
    new Date(now - sessionIdleSeconds * 1000),
  ]);
  await db.query('delete from login_code where expires_at < $1', [time]);
  await db.query('delete from password_reset where expires_at < $1', [time]);
  await db.query('delete from registration_confirmation where expires_at < $1', [time]);
  await db.query('delete from email_change where expires_at < $1', [time]);
  await db.query('delete from data_export where expires_at < $1', [time]);
  await db.query('delete from email_stop where expires_at < $1', [time]);
  await db.query('delete from browser_key where expires_at < $1', [time]);
  await db.query('delete from rate_limit where expires_at < $1', [now]);
  await db.query('delete from client_log where received_at < $1', [new Date(now - LOG_DAYS * day)]);
  await db.query('delete from order_draft where saved_at < $1', [oldestDraft(now)]);
  // Its last letters may arrive just when the card is taken.
  await db.query(
    `delete from registration_draft draft
      where saved_at < $1
         or exists (select from card_redemption where card_id = draft.card_id)`,
    [oldestDraft(now)],
  );
  // Forms that nobody came back to, and those of people who have their card by now.
  await db.query(
    `delete from purchase_draft draft
      where saved_at < $1
         or exists (select from museum_card where holder_account_id = draft.account_id)`,
    [oldestDraft(now)],
  );
}

/**
 * Jobs of workers that were killed. The queue itself waits four hours for them; none of our tasks runs
 * for minutes, and each may safely run again.
 */
export async function unlockAbandonedJobs(db: Database, minutes: number): Promise<void> {
  await db.query(
    `select graphile_worker.force_unlock_workers(
       array(select distinct locked_by from graphile_worker.jobs
              where locked_at < now() - make_interval(mins => $1)))`,
    [minutes],
  );
}

export async function unlockJobsOf(db: Database, workerId: string): Promise<void> {
  await db.query('select graphile_worker.force_unlock_workers(array[$1])', [workerId]);
}
