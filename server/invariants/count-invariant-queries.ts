import type { Invariant } from './invariant.ts';

/** Older periods would mean reading every row; the same code maintains all counts. */
const SINCE = `date_trunc('month', now() - interval '13 months')::date`;

/** Stored counts match the rows they count. */
export const COUNT_INVARIANTS: Invariant[] = [
  {
    promise: 'the visits of a museum are counted, month by month',
    broken: `select museum_id as id
               from (select museum.id as museum_id, month, visits
                       from museum,
                            lateral (select date_trunc('month', visited_on::timestamp)::date as month, count(*) as visits
                                       from visit where museum_id = museum.id and visited_on >= ${SINCE}
                                      group by 1) as visited
                     union all
                     select museum_id, month, -visits from visit_month where month >= ${SINCE}
                     union all
                     select museum_id, month, -visits from uncounted_visit where month >= ${SINCE}) as told
              group by museum_id, month having sum(visits) <> 0`,
  },
  {
    promise: 'what was bought is counted, day by day',
    broken: `select day || ' ' || kind || ' ' || billing as id
               from (select (settled_at at time zone 'Europe/Helsinki')::date as day, process_type as kind,
                            billing_type::text as billing, count(*) as purchases
                       from payment_settlement join payment on payment.id = payment_settlement.payment_id
                      where (settled_at at time zone 'Europe/Helsinki')::date >= ${SINCE}
                        and exists (select from payment_order where payment_order.payment_id = payment.id)
                      group by 1, 2, 3
                     union all
                     select day, kind, billing, -count from funnel where step = 'purchaseSettled' and day >= ${SINCE}) as told
              group by day, kind, billing having sum(purchases) <> 0`,
  },
];
