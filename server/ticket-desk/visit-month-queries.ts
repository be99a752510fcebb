import type { Database } from '../db/database.ts';

/** Months of the museum $1 with visits: totals plus changes not yet added. */
export const VISIT_MONTHS = `
  (select month, sum(visits)::int as visits
     from (select month, visits from visit_month where museum_id = $1
           union all
           select month, visits from uncounted_visit where museum_id = $1) as told
    group by month having sum(visits) > 0) as visit_month`;

/**
 * Returns how many changes were added, at most `most`. Concurrent jobs take different ones, always in the same order.
 */
export async function addUpVisits(db: Database, most: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `with taken as (
       delete from uncounted_visit
        where id in (select id from uncounted_visit order by id limit $1 for update skip locked)
       returning museum_id, month, visits
     ), added as (
       insert into visit_month (museum_id, month, visits)
       select museum_id, month, sum(visits) from taken
        where exists (select from museum where id = museum_id)
        group by museum_id, month
        order by museum_id, month
       on conflict (museum_id, month) do update set visits = visit_month.visits + excluded.visits
     )
     select count(*)::int as count from taken`,
    [most],
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) await db.query('delete from visit_month where visits = 0');
  return count;
}
