import type { FunnelRow, Period } from '../../../domain/tracking/funnel.ts';
import type { Database } from '../../db/database.ts';

/** One row per day and kind that is not empty. */
export async function findFunnel(db: Database, { from, to }: Period): Promise<FunnelRow[]> {
  const { rows } = await db.query<FunnelRow>(
    `select day::text, kind,
            coalesce(sum(count) filter (where step = 'formOpened'), 0)::int as "formOpened",
            coalesce(sum(count) filter (where step = 'checkAccepted'), 0)::int as "checkAccepted",
            coalesce(sum(count) filter (where step = 'purchaseSettled'), 0)::int as "purchaseSettled"
       from funnel
      where day between $1 and $2
      group by day, kind
      order by day, kind`,
    [from, to],
  );
  return rows;
}
