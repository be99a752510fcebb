import type { Database } from '../db/database.ts';

/** Returns how many settled purchases were added, at most `most`. The view `funnel` includes pending ones. */
export async function addUpPurchases(db: Database, most: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `with taken as (
       delete from uncounted_purchase
        where id in (select id from uncounted_purchase order by id limit $1 for update skip locked)
       returning day, kind, billing
     ), added as (
       insert into funnel_count (day, step, kind, billing, count)
       select day, 'purchaseSettled', kind, billing, count(*) from taken
        group by day, kind, billing
        order by day, kind, billing
       on conflict (day, step, kind, billing) do update set count = funnel_count.count + excluded.count
     )
     select count(*)::int as count from taken`,
    [most],
  );
  return rows[0]?.count ?? 0;
}
