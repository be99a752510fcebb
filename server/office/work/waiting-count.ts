import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Database } from '../../db/database.ts';

/** Limits after which an item is late or from an earlier day. */
export type Waits = { now: number; lateBefore: number; today: LocalDate };

export type WaitingCount = {
  count: number;
  late: number;
  earlier: number;
  oldestAt: number | null;
  amountCents: number | null;
};

type List = {
  /** SQL expression for the start of waiting. */
  since: string;
  /** Tables and condition; further parameters start at $3. */
  from: string;
  params?: unknown[];
  /** SQL expression for waiting money. */
  amount?: string;
};

export async function countWaiting(
  db: Database,
  { lateBefore, today }: Waits,
  { since, from, params = [], amount }: List,
): Promise<WaitingCount> {
  const todayFrom = `($2::date::timestamp at time zone 'Europe/Helsinki')`;
  const { rows } = await db.query<WaitingCount>(
    `select count(*)::int as count,
            (count(*) filter (where ${since} < $1))::int as late,
            (count(*) filter (where ${since} >= $1 and ${since} < ${todayFrom}))::int as earlier,
            (extract(epoch from min(${since})) * 1000)::float8 as "oldestAt",
            ${amount ? `sum(${amount})` : 'null'}::float8 as "amountCents"
       ${from}`,
    [new Date(lateBefore), today, ...params],
  );
  if (!rows[0]) throw new Error('a count returned no row');
  return rows[0];
}
