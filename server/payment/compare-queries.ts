import type { Database } from '../db/database.ts';

/** Until when payments have been compared with the provider's list. */
export async function findComparedUntil(db: Database): Promise<number | null> {
  const { rows } = await db.query<{ until: Date | null }>(
    'select max(covers_to) as until from payment_report where heard_at is not null',
  );
  return rows[0]?.until?.getTime() ?? null;
}

export async function insertComparison(
  db: Database,
  { key, from, to, now }: { key: string; from: number; to: number; now: number },
): Promise<void> {
  await db.query(
    `insert into payment_report (key, payment_ids, asked_at, covers_from, covers_to)
     values ($1, '{}', $2, $3, $4)`,
    [key, new Date(now), new Date(from), new Date(to)],
  );
}

/** Stamps without a received payment on our side, not yet reported to the office. */
export async function findUnreceived(db: Database, stamps: string[]): Promise<string[]> {
  const { rows } = await db.query<{ stamp: string }>(
    `select notification.stamp
       from unnest($1::text[]) as notification (stamp)
       left join payment on payment.stamp = notification.stamp
      where (payment.id is null or payment.state not in ('paid', 'refundNeeded', 'refunded'))
        and not exists (select from unmatched_money kept
                         where kept.channel = 'paytrail' and kept.stamp = notification.stamp)`,
    [stamps],
  );
  return rows.map(({ stamp }) => stamp);
}

export async function updateCompared(
  db: Database,
  { key, paid, unknown }: { key: string; paid: number; unknown: number },
): Promise<void> {
  await db.query('update payment_report set paid_lines = $2, unknown_lines = $3 where key = $1', [
    key,
    paid,
    unknown,
  ]);
}
