/**
 * Counts rows from before the triggers. Each statement adds what is missing from the counts as it sees them, so that
 * concurrent rows count once, and an interrupted fill resumes. A museum or a month at a time, to keep locks short.
 */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql(`do $$
    declare
      one uuid;
    begin
      for one in select id from museum loop
        insert into visit_month (museum_id, month, visits)
        select one, month, sum(visits)
          from (select date_trunc('month', visited_on::timestamp)::date as month, visits
                  from (select visited_on, count(*) as visits from visit where museum_id = one group by 1) as visit_day
                union all
                select month, -visits from visit_month where museum_id = one
                union all
                select month, -visits from uncounted_visit where museum_id = one) as missing
         group by month having sum(visits) <> 0
        on conflict (museum_id, month) do update set visits = visit_month.visits + excluded.visits;
        commit;
      end loop;
    end $$`);
  pgm.sql(`do $$
    declare
      first date;
    begin
      for first in
        select generate_series(date_trunc('month', min(day)), max(day), interval '1 month')::date
          from (select (settled_at at time zone 'Europe/Helsinki')::date as day from payment_settlement) as settled
      loop
        insert into funnel_count (day, step, kind, billing, count)
        select day, 'purchaseSettled', kind, billing, sum(count)
          from (select (settled_at at time zone 'Europe/Helsinki')::date as day, process_type as kind,
                       billing_type::text as billing, count(*) as count
                  from payment_settlement join payment on payment.id = payment_settlement.payment_id
                 where (settled_at at time zone 'Europe/Helsinki')::date >= first
                   and (settled_at at time zone 'Europe/Helsinki')::date < first + interval '1 month'
                   and exists (select from payment_order where payment_order.payment_id = payment.id)
                 group by 1, 2, 3
                union all
                select day, kind, billing, -count from funnel_count where step = 'purchaseSettled'
                union all
                select day, kind, billing, -1 from uncounted_purchase) as missing
         where day >= first and day < first + interval '1 month'
         group by day, kind, billing having sum(count) > 0
        on conflict (day, step, kind, billing) do update set count = funnel_count.count + excluded.count;
        commit;
      end loop;
    end $$`);
}
