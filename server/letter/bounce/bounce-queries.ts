import type { BounceCause } from '../../../domain/office/bounce-cause.ts';
import type { Database, Transaction } from '../../db/database.ts';

type Bounce = { mailId: string; cause: BounceCause; status: string | null };

/** Runs in the transaction that marks the letter as given up. */
export async function insertRefusal(tx: Transaction, bounce: Bounce): Promise<void> {
  await tx.query(
    `insert into mail_bounce (mail_id, email_address, source, cause, status, bounced_at)
     select id, lower(address), 'smtp', $2, $3, clock_timestamp()
       from mail_outbox where id = $1 and address is not null
     on conflict (mail_id) do nothing`,
    [bounce.mailId, bounce.cause, bounce.status],
  );
}

/** Accepts reports only about sent letters and only while servers retry. Returns true when the bounce is new. */
export async function insertReported(
  db: Database,
  bounce: Bounce & { mostDays: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into mail_bounce (mail_id, email_address, source, cause, status, bounced_at)
     select id, lower(address), 'report', $2, $3, clock_timestamp()
       from mail_outbox
      where id = $1 and address is not null and sent_at > now() - make_interval(days => $4)
     on conflict (mail_id) do nothing`,
    [bounce.mailId, bounce.cause, bounce.status, bounce.mostDays],
  );
  return rowCount === 1;
}

export async function reopenBounce(tx: Transaction, mailId: string): Promise<void> {
  await tx.query(
    'update mail_bounce set ended_at = null, ended_by = null, outcome = null where mail_id = $1',
    [mailId],
  );
}

export async function endBounce(
  tx: Transaction,
  ended: { mailId: string; outcome: 'resent' | 'done'; accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `update mail_bounce set ended_at = $2, ended_by = $3, outcome = $4
      where mail_id = $1 and ended_at is null`,
    [ended.mailId, new Date(ended.now), ended.accountId, ended.outcome],
  );
}
