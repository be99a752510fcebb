import type { Database } from '../db/database.ts';

export type LostCharge = { id: string; stamp: string; reference: string; amount: number };

const LOST = `state = 'unknown' and transaction_id is null`;

/** Charges sent without an answer, and the period in which the provider must know them. */
export async function findLostCharges(
  db: Database,
  before: number,
): Promise<{ ids: string[]; from: Date; to: Date } | null> {
  const { rows } = await db.query<{ ids: string[] | null; from: Date; to: Date }>(
    `select array_agg(id) as ids,
            coalesce(min(sent_at), clock_timestamp()) - interval '1 hour' as from,
            clock_timestamp() + interval '1 minute' as to
       from payment
       join token_charge on payment_id = id
      where ${LOST} and state_at <= $1`,
    [new Date(before)],
  );
  const row = rows[0];
  return row?.ids ? { ids: row.ids, from: row.from, to: row.to } : null;
}

/** False: a report is requested already. */
export async function insertReport(
  db: Database,
  report: { key: string; paymentIds: string[]; now: number; waitUntil: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into payment_report (key, payment_ids, asked_at)
     select $1, $2, $3
      where not exists (select from payment_report
                         where heard_at is null and asked_at > $4 and covers_to is null)`,
    [report.key, report.paymentIds, new Date(report.now), new Date(report.waitUntil)],
  );
  return rowCount === 1;
}

/** Unresolved charges that the report was requested for; null for an unknown key. */
export async function findChargesOfReport(db: Database, key: string): Promise<LostCharge[] | null> {
  const { rows } = await db.query<{ charges: LostCharge[] | null }>(
    `select (select json_agg(json_build_object('id', id, 'stamp', stamp, 'reference', reference,
                                               'amount', amount_cents))
               from payment
              where id = any (report.payment_ids) and ${LOST}) as charges
       from payment_report report
      where key = $1`,
    [key],
  );
  return rows[0] ? (rows[0].charges ?? []) : null;
}

export async function updateReportReceived(
  db: Database,
  { key, now }: { key: string; now: number },
): Promise<void> {
  await db.query('update payment_report set heard_at = $2 where key = $1', [key, new Date(now)]);
}
