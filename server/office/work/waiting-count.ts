import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Database } from '../../db/database.ts';

/** When something counts as late, or as left over from an earlier day. */
export type Waits = { now: number; lateBefore: number; today: LocalDate };

export type WaitingCount = {
  count: number;
  late: number;
  earlier: number;
  oldestAt: number | null;
  amountCents: number | null;
};

/** The columns of a count, over the instant since which each thing has waited; $1 and $2 are `waitParams`. */
export function countColumns(since: string, amount = 'null::bigint'): string {
  const todayFrom = `($2::date::timestamp at time zone 'Europe/Helsinki')`;
  return `count(*)::int as count,
          (count(*) filter (where ${since} < $1))::int as late,
          (count(*) filter (where ${since} >= $1 and ${since} < ${todayFrom}))::int as earlier,
          (extract(epoch from min(${since})) * 1000)::float8 as "oldestAt",
          ${amount === 'null::bigint' ? amount : `sum(${amount})`}::float8 as "amountCents"`;
}

export function waitParams({ lateBefore, today }: Waits): [Date, LocalDate] {
  return [new Date(lateBefore), today];
}

export function oneCount(rows: WaitingCount[]): WaitingCount {
  if (!rows[0]) throw new Error('a count returned no row');
  return rows[0];
}

/** Of a list whose condition needs no values of its own. */
export async function countWaiting(
  db: Database,
  waits: Waits,
  { since, from }: { since: string; from: string },
): Promise<WaitingCount> {
  const { rows } = await db.query<WaitingCount>(
    `select ${countColumns(since)} ${from}`,
    waitParams(waits),
  );
  return oneCount(rows);
}
