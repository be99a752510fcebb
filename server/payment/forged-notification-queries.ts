import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';
import type { ReceivedNotification } from './notification-queries.ts';

/** Enough to investigate an attack, short enough that one leaves no data behind. */
const FORGED_DAYS = 14;
const COUNT_DAYS = 400;
const BATCH = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function countForged(
  db: Database,
  {
    day,
    channel,
    reason,
  }: Pick<ReceivedNotification, 'channel'> & { day: LocalDate; reason: string },
): Promise<void> {
  await db.query(
    `insert into forged_notification_count as counted (day, channel, reason, times)
     values ($1, $2, $3, 1)
     on conflict (day, channel, reason) do update set times = counted.times + 1`,
    [day, channel, reason],
  );
}

/** In batches, because an older release kept them without a limit. */
export async function deleteOldForged(db: Database, now: number): Promise<void> {
  const before = new Date(now - FORGED_DAYS * DAY_MS);
  let deleted: number | null;
  do {
    const { rowCount } = await db.query(
      `delete from payment_notification
        where id in (select id from payment_notification
                      where stamp is null and verdict like 'forged:%' and last_received_at < $1
                      limit ${BATCH})`,
      [before],
    );
    deleted = rowCount;
  } while (deleted === BATCH);
  await db.query('delete from forged_notification_count where day < $1', [
    new Date(now - COUNT_DAYS * DAY_MS),
  ]);
}
